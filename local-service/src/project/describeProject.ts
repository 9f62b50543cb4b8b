import { basename } from 'node:path';
import type { DataModelValidationError } from '@parley/react/client';
import type { LoadedData } from './loadData.js';
import { count } from './readCsvRows.js';

/** The tables with their rows, and what was not loaded. */
export function describeData({ tables, skipped }: Pick<LoadedData, 'tables' | 'skipped'>): string {
  const lines = tables.flatMap(({ table, file: { path, rowCount, refused, notes } }) => {
    const name = basename(path);
    const listed = refused.lines.slice(0, maxShown).map(({ line, reason }) => `    ${name}, line ${line}: ${reason}`);
    const more = refused.total - listed.length;
    return [
      `  ${name} → ${table}: ${count(rowCount, 'row')}${refused.total === 0 ? '' : `, ${count(refused.total, 'line')} refused`}`,
      ...listed,
      ...(more > 0 ? [`    and ${count(more, 'other line')}`] : []),
      ...notes.map((note) => `    ${note}`),
    ];
  });
  return [...lines, ...skipped.map(({ name, reason }) => `  ${name} was skipped: ${reason}`)].join('\n');
}

const maxShown = 5;

export function describeProblems(problems: readonly DataModelValidationError[]): string {
  const lines = problems.slice(0, 10).map(({ fileName, message }) => `  ${fileName ?? 'model'}: ${message}`);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`  and ${count(more, 'other')}`] : [])].join('\n');
}
