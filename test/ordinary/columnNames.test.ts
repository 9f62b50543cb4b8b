import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { columnKind } from '../../src/chat/results/columns/columnKind.js';
import type { CellValue, ColumnType } from '../../src/client/chat-stream/QueryRows.js';

const folder = new URL('./columnNames/', import.meta.url);

describe.each(readdirSync(folder))('columns in %s', (file) => {
  it.each(readColumns(file))('%s (%s: %s) is of the kind %s', (name, type, text, kind, aggregation) => {
    const values = text.split(' ').map((value) => readValue(value, type));
    expect(columnKind({ name, type, serviceType: '', aggregation }, values)).toBe(kind);
  });
});

/** A line has the name, type, values, aggregation and kind of a column, separated by tabs. */
function readColumns(file: string) {
  const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', type = '', values = '', aggregation = '', kind = ''] = line.split('\t');
    return [name, type as ColumnType, values, kind, aggregation || undefined] as const;
  });
}

function readValue(text: string, type: ColumnType): CellValue {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
