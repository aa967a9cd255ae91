// The exact value of a game between two that choose at the same time, and how the first should mix, by the
// simplex method.

export interface Mixed {
  // what the first gets of a best mixture, the other playing against it as well as can be
  readonly value: number;
  readonly rows: Float64Array; // how often the first chooses each row
}

const NOTHING = 1e-11;

/** Solves a matrix of what the first gets, by its rows and the other’s columns. */
export function solveMatrix(matrix: readonly Float64Array[]): Mixed {
  const least = Math.min(...matrix.map(row => Math.min(...row)));
  const tableau = tableauOf(matrix, 1 - least); // all entries at least 1, so that the value is above 0
  for (let column = entering(tableau); column >= 0; column = entering(tableau))
    pivot(tableau, leaving(tableau, column), column);
  const goal = tableau.lines[matrix.length]!;
  const sum = goal[tableau.width - 1]!;
  const columns = matrix[0]!.length;
  const rows = Float64Array.from(matrix, (_, i) => Math.max(0, goal[columns + i]!) / sum);
  return { value: 1 / sum + least - 1, rows };
}

interface Tableau {
  readonly lines: readonly Float64Array[]; // one for each row, and the goal
  readonly basis: Int32Array; // by row, its basic column
  readonly width: number;
}

/** The other’s task: as much weight on its columns as it can while no row gets more than 1. */
function tableauOf(matrix: readonly Float64Array[], lift: number): Tableau {
  const columns = matrix[0]!.length;
  const width = columns + matrix.length + 1;
  const lines = matrix.map((row, i) => {
    const line = new Float64Array(width);
    for (let j = 0; j < columns; j++) line[j] = row[j]! + lift;
    line[columns + i] = 1;
    line[width - 1] = 1;
    return line;
  });
  const goal = new Float64Array(width).fill(-1, 0, columns);
  return { lines: [...lines, goal], basis: Int32Array.from(matrix, (_, i) => columns + i), width };
}

/** The first column that still gains (Bland’s rule: it never goes round in a circle); −1 at the end. */
function entering({ lines, width }: Tableau): number {
  const goal = lines.at(-1)!;
  for (let j = 0; j < width - 1; j++) if (goal[j]! < -NOTHING) return j;
  return -1;
}

function leaving({ lines, basis, width }: Tableau, column: number): number {
  let [best, row] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < basis.length; i++) {
    const entry = lines[i]![column]!;
    if (entry <= NOTHING) continue;
    const ratio = lines[i]![width - 1]! / entry;
    if (ratio < best - NOTHING || (ratio < best + NOTHING && basis[i]! < basis[row]!)) [best, row] = [ratio, i];
  }
  return row;
}

function pivot({ lines, basis, width }: Tableau, row: number, column: number): void {
  const line = lines[row]!;
  const entry = line[column]!;
  for (let j = 0; j < width; j++) line[j] = line[j]! / entry;
  for (const other of lines) {
    const factor = other[column]!;
    if (other === line || factor === 0) continue;
    for (let j = 0; j < width; j++) other[j] = other[j]! - factor * line[j]!;
  }
  basis[row] = column;
}
