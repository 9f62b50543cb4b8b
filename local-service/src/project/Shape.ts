import type { ColumnType } from '../data-model/TableFacts.js';

/** One way to read values. */
export interface Shape {
  readonly type: ColumnType;
  readonly sqlType: string;
  readonly test: (value: string) => boolean;
  readonly convert: (value: string) => string;
}
