import type { TransformGeneratedFileContent } from '@parley/react/client';
import type { TransformModel, TransformProject } from './TransformSyncRecord.js';

/** One file of the data model for each model of the project. */
export function generateFiles({ models }: TransformProject): readonly TransformGeneratedFileContent[] {
  return models.map((model) => ({ path: `model/transform/${toWord(model.schema)}/${toWord(model.name)}.yml`, content: toYaml(model) }));
}

function toYaml({ name, schema, columns }: TransformModel): string {
  const dimensions = columns.map(
    (column) => `      - name: ${quote(column)}\n        sql: ${quote(column)}\n        type: ${typeOf(column)}\n`,
  );
  return [
    'cubes:\n',
    `  - name: ${toWord(`${schema}_${name}`)}\n`,
    `    sql_table: ${quote(`${schema}.${name}`)}\n`,
    ...(dimensions.length === 0 ? [] : ['    dimensions:\n', ...dimensions]),
    '    measures:\n      - name: count\n        type: count\n',
  ].join('');
}

/** A part of a path or of a cube's name. With the schema, a model and a cube of the data model do not share a name. */
function toWord(text: string): string {
  return text.replace(/\W+/g, '_');
}

/** Plain where YAML reads it as one word; names of a manifest may be anything. */
function quote(text: string): string {
  return /^[a-z_][\w.]*$/i.test(text) ? text : JSON.stringify(text);
}

function typeOf(column: string): 'time' | 'number' | 'string' {
  if (column.endsWith('_at')) return 'time';
  return /(_id|_count|revenue|cost|units|discount)$/.test(column) ? 'number' : 'string';
}
