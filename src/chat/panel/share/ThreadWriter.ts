import type { ShownRows } from '../../results/ShownRows.js';
import type { SharedTurn } from './sharedTurns.js';

/** What an export of a thread is made of. */
export interface ThreadWriter {
  readonly title: string;
  readonly turns: readonly SharedTurn[];
  /** Writes how many rows are shown: “12 of 2,431 rows”. */
  readonly rowCount: (rows: ShownRows) => string;
}
