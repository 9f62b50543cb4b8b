/** A file or folder of a project that cannot be used. The message says which one, why, and what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

/** A line that was skipped when its file was loaded. */
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

/** The lines of a file that were refused: how many, and the first of them. */
export interface Refused {
  readonly total: number;
  readonly lines: readonly RefusedLine[];
}

export function createRefusedList(): Refused & { add(line: number, reason: string): void } {
  const lines: RefusedLine[] = [];
  let total = 0;
  return {
    lines,
    get total() {
      return total;
    },
    add(line, reason) {
      total += 1;
      if (lines.length < maxListed) lines.push({ line, reason });
    },
  };
}

const maxListed = 20;
