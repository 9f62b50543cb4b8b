import type { CellValue, ResultColumn } from '../../src/client.js';

/** A value as the shop writes it; `all` are the values of its column. */
export function formatCell(value: CellValue, column: ResultColumn, all: readonly CellValue[]): string;
