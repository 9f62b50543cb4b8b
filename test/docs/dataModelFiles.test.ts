import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileModel } from '../../local-service/src/data-model/compileModel.js';
import { type KeyedEntry, modelKeys } from '../../local-service/src/data-model/modelKeys.js';

const page = readFileSync('docs/data-model-files.md', 'utf8');
const section = (title: string) => page.split('\n## ').find((part) => part.startsWith(`${title}\n`)) ?? '';

it('the example of docs/data-model-files.md compiles', () => {
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(page) ?? [];
  const { model, errors } = compileModel(new Map([['model/example.yml', example]]), '');
  expect(errors).toEqual([]);
  expect(model.views[0]?.measures.map(({ name }) => name)).toEqual(['orders', 'revenue', 'average_order_value']);
});

it.each([
  ['cube', 'Cubes'],
  ['join', 'Cubes'],
  ['dimension', 'Dimensions and segments'],
  ['segment', 'Dimensions and segments'],
  ['measure', 'Measures'],
  ['view', 'Views'],
  ['cube of a view', 'Views'],
  ['included member', 'Views'],
] as const satisfies readonly (readonly [KeyedEntry, string])[])('it names each key of a %s', (kind, title) => {
  const { read, lists, ignored } = modelKeys[kind];
  const named = [...section(title).matchAll(/`(?:[\w[\]]+\.)?(\w+)(?::|`)/g)].map(([, key]) => key);
  expect([...read, ...lists].filter((key) => !named.includes(key) && key !== 'meta' && key !== 'shown')).toEqual([]);
  for (const key of ignored) expect(section('What is not supported')).toContain(`\`${key}\``);
});
