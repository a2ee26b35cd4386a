//! An explanation stays small on boards made to make it large: two full neighbouring rows nest the deepest.

use soosorv::{Board, Point, Shapes};

fn row(row: u8, columns: std::ops::RangeInclusive<u8>) -> impl Iterator<Item = Point> {
    columns.filter_map(move |column| Point::new(column, row))
}

/// How many stones are explained, the inner ones included.
fn explained(shapes: &Shapes) -> usize {
    let extensions = shapes.threes.iter().flat_map(|three| &three.extensions);
    1 + extensions.filter_map(|extension| extension.inner.as_deref()).map(explained).sum::<usize>()
}

#[test]
fn two_pairs_of_full_rows_are_explained_in_few_words() {
    let black = row(4, 3..=13).chain(row(5, 3..=13)).chain(row(9, 1..=14)).chain(row(10, 1..=13));
    let board = Board::from_stones(black, []).expect("no point twice");
    for point in board.empty().iter() {
        let explanation = board.explain(point).expect("an empty point");
        assert_eq!(explanation.black.forbidden, board.forbidden_at(point), "{point}");
        assert!(explained(&explanation.black) <= 64, "{point}: {}", explained(&explanation.black));
    }
}
