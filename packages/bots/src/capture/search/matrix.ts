// Solves a zero-sum matrix game by the simplex method: finds its value and an optimal mixed strategy of the
// first player.

export interface MatrixSolution {
  // the first player's expected gain under optimal play
  readonly value: number;
  readonly rows: Float64Array; // the first player's probability of each row
}

const NOTHING = 1e-11;

/** Solves a matrix of the first player's gains. Rows are the first player's choices, columns the other's. */
export function solveMatrix(matrix: readonly Float64Array[]): MatrixSolution {
  const least = Math.min(...matrix.map(row => Math.min(...row)));
  const tableau = tableauOf(matrix, 1 - least); // all entries at least 1, so that the value is positive
  for (let column = entering(tableau); column >= 0; column = entering(tableau))
    pivot(tableau, leaving(tableau, column), column);
  const goal = tableau.lines[matrix.length]!;
  const sum = goal[tableau.width - 1]!;
  const columns = matrix[0]!.length;
  const rows = Float64Array.from(matrix, (_, i) => Math.max(0, goal[columns + i]!) / sum);
  return { value: 1 / sum + least - 1, rows };
}

interface Tableau {
  readonly lines: readonly Float64Array[]; // one line per row of the matrix, and last the objective
  readonly basis: Int32Array; // by row of the matrix, its basic column
  readonly width: number;
}

/**
 * The other player's linear program: maximize the total weight of the columns while no row gets more than 1.
 */
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

/** The first column that still improves the objective (Bland's rule prevents cycles); −1 if there is none. */
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
