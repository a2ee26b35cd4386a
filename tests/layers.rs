//! How the sources are built: imports go downward only, JavaScript stays in its layer, files stay small.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The layers from the lowest up. A module may name those of its own layer and of the layers before.
const LAYERS: [&[&str]; 7] = [
    &["cut", "decimal", "point", "point_set", "color", "seat"],
    &["board"],
    &["opening"],
    &["game"],
    &["record"],
    &["session"],
    &["wasm"],
];

/// What a module may not name though it lies lower: a board knows Black and White, but no seats.
const NEVER: [(&str, &str); 1] = [("board", "seat")];

/// What only the topmost layer may name.
const JAVASCRIPT: [&str; 4] = ["wasm_bindgen", "js_sys", "JsValue", "console_error_panic_hook"];

const MOST_LINES: usize = 400;

/// A file of src/: its path there, and its text.
struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    /// The modules that lead to this file: `["game", "legal"]` for game/legal.rs, `["game"]` for game/mod.rs.
    fn modules(&self) -> Vec<String> {
        let names = self.path.with_extension("");
        let names = names.iter().map(|name| name.to_string_lossy().into_owned());
        names.filter(|name| name != "mod" && name != "lib").collect()
    }

    /// Lines of code with their numbers; comments are left out.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().map(|line| line.split("//").next().unwrap_or(line));
        (1..).zip(lines)
    }
}

fn sources() -> Vec<Source> {
    fn collect(folder: &Path, root: &Path, found: &mut Vec<Source>) {
        for entry in fs::read_dir(folder).expect("a folder of src/") {
            let path = entry.expect("an entry of a folder").path();
            if path.is_dir() {
                collect(&path, root, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file");
                found.push(Source { path: path.strip_prefix(root).expect("inside src/").to_owned(), text });
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    collect(&root, &root, &mut found);
    found.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

/// Whether a character can stand in a path of Rust, braces of nested imports aside.
fn is_of_path(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == ':'
}

/// The paths that begin with `crate` or `super` in the code, nested braces taken apart, with their lines.
fn paths(source: &Source) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    // Imports may go over several lines, so the file is read as one text that remembers its lines.
    let text: Vec<(usize, char)> = source
        .code()
        .flat_map(|(number, line)| line.chars().chain(['\n']).map(move |character| (number, character)))
        .collect();
    for start in 0..text.len() {
        let is_inside_name = start > 0 && is_of_path(text[start - 1].1);
        let begins =
            |word: &str| text[start..].iter().map(|(_, character)| *character).take(word.len()).eq(word.chars());
        if !is_inside_name && (begins("crate::") || begins("super::")) {
            read_path(&text[start..], String::new(), &mut found);
        }
    }
    found
}

/// Reads one path, or all that its braces hold, and returns how many characters that were.
fn read_path(text: &[(usize, char)], prefix: String, found: &mut Vec<(usize, String)>) -> usize {
    let length = text.iter().take_while(|(_, character)| is_of_path(*character)).count();
    let path: String = prefix + &text[..length].iter().map(|(_, character)| character).collect::<String>();
    if text.get(length).is_none_or(|(_, next)| *next != '{' || !path.ends_with("::")) {
        found.extend(text.first().map(|(line, _)| (*line, path)));
        return length;
    }
    let mut at = length + 1;
    while let Some((_, character)) = text.get(at) {
        match character {
            '}' => return at + 1,
            _ if is_of_path(*character) => at += read_path(&text[at..], path.clone(), found),
            _ => at += 1,
        }
    }
    at
}

/// The modules from which lib.rs hands its names on: `"Board"` is of `"board"`.
fn exports(library: &Source) -> BTreeMap<String, String> {
    let mut exports = BTreeMap::new();
    let code: String = library.code().map(|(_, line)| line).collect::<Vec<_>>().join("\n");
    for import in code.split("pub use ").skip(1) {
        let (import, _) = import.split_once(';').expect("the end of an import");
        let (module, names) = import.split_once("::").expect("a module and its names");
        for name in names.split(|character| !is_of_path(character)).filter(|name| !name.is_empty()) {
            exports.insert(name.to_owned(), module.trim().to_owned());
        }
    }
    exports
}

/// The module at the top that a path of a file leads to; `None`: it stays below the file's own module at the top, or
/// names what lib.rs itself declares.
fn target(source: &Source, path: &str, exports: &BTreeMap<String, String>) -> Option<String> {
    let mut at = source.modules();
    let mut names = path.split("::").peekable();
    // Inline modules, such as those of tests, are one deeper than their file; one `super` more than there are modules
    // still means the root.
    while let Some(step) = names.next_if(|name| ["crate", "super", "self"].contains(name)) {
        match step {
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            _ => {}
        }
    }
    if let Some(first) = at.first() {
        return Some(first.clone());
    }
    let name = names.next()?;
    Some(exports.get(name).cloned().unwrap_or_else(|| name.to_owned()))
}

/// Every import of the file that its layer forbids.
fn upward(source: &Source, exports: &BTreeMap<String, String>) -> Vec<String> {
    let modules = source.modules();
    let Some(own) = modules.first() else { return Vec::new() };
    let Some(own_layer) = layer(own) else {
        return vec![format!("src/{}: in no layer", source.path.display())];
    };
    let mut refused = Vec::new();
    for (line, path) in paths(source) {
        let Some(module) = target(source, &path, exports) else { continue };
        let is_allowed =
            layer(&module).is_none_or(|layer| layer <= own_layer) && !NEVER.contains(&(own.as_str(), module.as_str()));
        if !is_allowed {
            refused.push(format!("src/{}:{line}: {own} names {module} ({path})", source.path.display()));
        }
    }
    refused
}

#[test]
fn imports_go_downward_only() {
    let sources = sources();
    let library = sources.iter().find(|source| source.path == Path::new("lib.rs")).expect("lib.rs");
    let exports = exports(library);
    assert_eq!(exports.get("Board").map(String::as_str), Some("board"), "lib.rs is read as it is written");
    let refused: Vec<String> = sources.iter().flat_map(|source| upward(source, &exports)).collect();
    assert!(refused.is_empty(), "\n{}", refused.join("\n"));
    let imports: usize = sources.iter().map(|source| paths(source).len()).sum();
    assert!(imports > 50, "imports are found");
}

#[test]
fn only_one_layer_knows_javascript() {
    for source in sources() {
        if source.modules().first().is_some_and(|module| module == "wasm") {
            continue;
        }
        for (number, line) in source.code() {
            for name in JAVASCRIPT {
                assert!(!line.contains(name), "src/{}:{number}: {name} outside src/wasm/", source.path.display());
            }
        }
    }
}

#[test]
fn files_are_small() {
    for source in sources() {
        let lines = source.text.lines().count();
        assert!(lines <= MOST_LINES, "src/{}: {lines} lines, {MOST_LINES} at most", source.path.display());
    }
}

/// The check must be able to fail, whatever way an import is written.
#[test]
fn upward_imports_are_found() {
    let exports = BTreeMap::from([("Game".to_owned(), "game".to_owned()), ("Color".to_owned(), "color".to_owned())]);
    let refused = |path: &str, text: &str| {
        let source = Source { path: PathBuf::from(path), text: text.to_owned() };
        upward(&source, &exports).len()
    };
    assert_eq!(refused("board/mod.rs", "use crate::point::Point;"), 0);
    assert_eq!(refused("board/mod.rs", "use crate::game::Game;"), 1);
    assert_eq!(refused("board/lines.rs", "use super::super::game::Game;"), 1);
    assert_eq!(refused("board/lines.rs", "use super::game::Game;"), 0, "a module of board's own");
    assert_eq!(refused("board/mod.rs", "use crate::{\n    color::Color,\n    game::{Game, Phase},\n};"), 2);
    assert_eq!(refused("board/mod.rs", "fn f(game: &crate::Game) {}"), 1, "by the name that lib.rs hands on");
    assert_eq!(refused("board/mod.rs", "fn f(color: crate::Color) {}"), 0);
    assert_eq!(refused("point.rs", "pub(crate) fn f() { super::record::f() }"), 1);
    assert_eq!(refused("point.rs", "/// [`Game`](crate::Game)\n// crate::game"), 0, "comments name what they like");
    assert_eq!(refused("board/mod.rs", "use crate::seat::Seat;"), 1, "lower, but none of a board's business");
    assert_eq!(refused("clock.rs", ""), 1, "a module without a layer");
    assert_eq!(refused("session/mod.rs", "use crate::record::codec;"), 0);
    assert_eq!(refused("record/mod.rs", "use crate::session::Entry;"), 1);
}
