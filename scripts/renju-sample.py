#!/usr/bin/env python3
"""What the Python package `renju` says about random positions, for the engine to be compared with.

    python3 scripts/renju-sample.py --check    compares the committed samples with what the package says now
    python3 scripts/renju-sample.py --write    writes the samples anew

The samples are `tests/data/renju-sample.tsv` (forbidden points) and `tests/data/renju-fifths.tsv` (fifth points that are
symmetrical). The positions are the same on every run. Without the package at hand, it is installed into
`target/renju-venv` first.
"""

import argparse
import importlib.metadata
import multiprocessing
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
VENV = ROOT / "target" / "renju-venv"
VERSION = "0.1.0"

SIDE = 15
EMPTY, BLACK, WHITE = 0, 1, 2
SPOTS = [(column, row) for row in range(SIDE) for column in range(SIDE)]
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]
KINDS = {1: "double-three", 2: "double-four", 3: "overline"}

POSITIONS = 3600
SHAPES = 1200
# The third stones of the 26 openings after h8 h9 and after h8 i9.
DIRECT = "h10 i10 j10 i9 j9 i8 j8 h7 i7 j7 h6 i6 j6".split()
INDIRECT = "j10 j9 j8 j7 j6 i8 i7 i6 h7 h6 g7 g6 f6".split()


def name(spot):
    return f"{chr(ord('a') + spot[0])}{spot[1] + 1}"


def spot(text):
    return ord(text[0]) - ord("a"), int(text[1:]) - 1


def on_board(spot):
    return 0 <= spot[0] < SIDE and 0 <= spot[1] < SIDE


class Random:
    """splitmix64: unlike the standard library's it cannot change with the version of Python."""

    MASK = (1 << 64) - 1

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & self.MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & self.MASK
        return mixed ^ (mixed >> 31)

    def between(self, low, high):
        return low + self.next() % (high - low + 1)

    def percent(self, share):
        return self.between(0, 99) < share

    def pick(self, choices):
        return choices[self.between(0, len(choices) - 1)]

    def spot(self):
        return self.between(0, SIDE - 1), self.between(0, SIDE - 1)


def uniform(random):
    """Every square alike; the shares of both colours differ from board to board."""
    density, black = random.between(8, 60), random.pick([40, 50, 50, 50, 60, 80])
    stones = {}
    for at in SPOTS:
        if random.percent(density):
            stones[at] = BLACK if random.percent(black) else WHITE
    return stones


def crowd(random):
    """A thick black-heavy crowd in one place, where double-threes hang on double-threes."""
    column, row = random.spot()
    reach, black = random.between(3, 7), random.between(65, 95)
    stones = {}
    for _ in range(random.between(12, 60)):
        across = random.between(-reach, reach) + random.between(-reach, reach)
        along = random.between(-reach, reach) + random.between(-reach, reach)
        at = column + across // 2, row + along // 2
        if on_board(at) and at not in stones:
            stones[at] = BLACK if random.percent(black) else WHITE
    return stones


def crossing(random):
    """Pairs of black stones from which threes are made, on lines that cross, and a few stones more."""
    stones = {}
    for _ in range(random.between(6, 30)):
        (column, row), (across, along) = random.spot(), random.pick(DIRECTIONS)
        for distance in random.pick([(0, 1), (0, 2), (0, 3), (1, 2), (1, 3)]):
            at = column + distance * across, row + distance * along
            if on_board(at):
                stones[at] = BLACK
    for _ in range(random.between(0, 10)):
        stones[random.spot()] = random.pick([BLACK, WHITE])
    return stones


def long_rows(random):
    """Rows of four to nine stones laid over another board: fives and overlines that are there already."""
    stones = random.pick([uniform, crowd, crossing])(random)
    for _ in range(random.between(1, 4)):
        (column, row), (across, along) = random.spot(), random.pick(DIRECTIONS)
        colour = random.pick([BLACK, BLACK, WHITE])
        for distance in range(random.between(4, 9)):
            at = column + distance * across, row + distance * along
            if on_board(at):
                stones[at] = colour
    return stones


def points(spots):
    return " ".join(name(at) for at in sorted(spots, key=SPOTS.index)) or "-"


def forbidden_line(stones):
    """Black stones, white stones, and every point the package calls forbidden, with the kind it reports."""
    from renju.check_forbid import get_foul_type

    board = [[stones.get((column, row), EMPTY) for row in range(SIDE)] for column in range(SIDE)]
    fouls = ((at, get_foul_type(board, *at)) for at in SPOTS if at not in stones)
    forbidden = [f"{name(at)}:{KINDS[foul]}" for at, foul in fouls if foul]
    black = points(at for at, colour in stones.items() if colour == BLACK)
    white = points(at for at, colour in stones.items() if colour == WHITE)
    return "\t".join([black, white, " ".join(forbidden) or "-"])


def fifths_line(stones):
    """Four stones in the order they are played, and the groups of points the package takes for one move."""
    from renju import RenjuBoard

    board = RenjuBoard(moves=[list(at) for at in stones])
    groups, _ = board.find_symmetric_candidates([at for at in SPOTS if at not in stones])
    written = [",".join(name(at) for at in group) for group in groups]
    return "\t".join([" ".join(map(name, stones)), " ".join(written) or "-"])


def positions():
    random = Random(2008)
    kinds = [uniform, crowd, crossing, long_rows]
    return [kinds[number % len(kinds)](random) for number in range(POSITIONS)]


def turned(at, turn):
    """One of the eight turns and reflections of the board."""
    column, row = at
    if turn & 1:
        column = SIDE - 1 - column
    if turn & 2:
        row = SIDE - 1 - row
    return (row, column) if turn & 4 else (column, row)


def four_stones():
    """Every opening with every fourth point, each turned at random; then small shapes anywhere, also at the edges."""
    random = Random(2009)
    patterns = [("h8", "h9", third) for third in DIRECT] + [("h8", "i9", third) for third in INDIRECT]
    found = []
    for pattern in patterns:
        stones = [spot(text) for text in pattern]
        for fourth in SPOTS:
            if fourth not in stones:
                turn = random.between(0, 7)
                found.append([turned(at, turn) for at in [*stones, fourth]])
    for _ in range(SHAPES):
        width, height = random.between(2, 5), random.between(2, 5)
        column, row = random.between(0, SIDE - width), random.between(0, SIDE - height)
        stones = []
        while len(stones) < 4:
            at = column + random.between(0, width - 1), row + random.between(0, height - 1)
            if at not in stones:
                stones.append(at)
        found.append(stones)
    return found


def samples():
    source = f"said by the Python package renju {VERSION}; made by scripts/renju-sample.py"
    forbidden_head = f"# black stones\twhite stones\tforbidden points for Black with the kind reported ({source})"
    fifths_head = f"# stones 1-4\tgroups of symmetrical fifth points, all others are symmetrical to none ({source})"
    with multiprocessing.Pool() as pool:
        forbidden = pool.map(forbidden_line, positions(), chunksize=20)
        fifths = pool.map(fifths_line, four_stones(), chunksize=100)
    return {
        DATA / "renju-sample.tsv": "\n".join([forbidden_head, *forbidden, ""]),
        DATA / "renju-fifths.tsv": "\n".join([fifths_head, *fifths, ""]),
    }


def has_package():
    try:
        return importlib.metadata.version("renju") == VERSION
    except importlib.metadata.PackageNotFoundError:
        return False


def restart_with_package():
    """Runs this script again in a virtual environment that has the package."""
    python = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
    if Path(sys.prefix).resolve() != VENV.resolve():
        if not python.exists():
            venv.create(VENV, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", f"renju=={VERSION}"], check=True)
        return subprocess.run([python, *sys.argv]).returncode
    return f"renju {VERSION} is not in {VENV}: delete that folder and try again"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--check", action="store_true", help="compare the committed samples with new ones")
    action.add_argument("--write", action="store_true", help="write the samples")
    arguments = parser.parse_args()
    if not has_package():
        return restart_with_package()
    different = 0
    for path, text in samples().items():
        if arguments.write:
            path.write_text(text, encoding="utf-8", newline="\n")
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        same = old == text
        different += not same
        print(f"{path.relative_to(ROOT)}: {text.count(chr(10)) - 1} positions, {'same' if same else 'DIFFERENT'}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
