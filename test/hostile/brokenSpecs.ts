import { barSpec } from '../e2e/support/sqlSteps.js';
import type { HostileSpecs } from './HostileSpec.js';

const { encoding } = barSpec;

/** Texts that are not charts. */
export const brokenSpecs: HostileSpecs = {
  'no end': { tries: 'JSON that stops', spec: '{"mark": "bar", ', comes: 'broken-spec' },
  'no text': { tries: 'nothing', spec: ' ', comes: 'broken-spec' },
  'no json': { tries: 'words', spec: 'Here is your chart: ```json {} ```', comes: 'broken-spec' },
  'no object': { tries: 'a list', spec: '[[[[1]]]]', comes: 'broken-spec' },
  'null for a chart': { tries: 'null instead of an object', spec: 'null', comes: 'broken-spec' },
  'number for a chart': { tries: 'a number that JSON does not know', spec: 'NaN', comes: 'broken-spec' },
  'numbers that are none': {
    tries: 'numbers too large and words for them',
    spec: `{"mark":{"type":"bar","size":1e999,"opacity":-1e999},"width":"NaN","encoding":${JSON.stringify(encoding)}}`,
    comes: 'chart',
  },
  'comments and commas': { tries: 'a looser JSON', spec: '{"mark": "bar", /* x */ "encoding": {},}', comes: 'broken-spec' },
  'depth without end': { tries: 'a hundred thousand lists in each other', spec: '['.repeat(100_000), comes: 'broken-spec' },
  'depth that ends': {
    tries: 'twenty thousand objects in each other',
    spec: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    comes: 'unsafe-spec',
  },
  'keys twice': {
    tries: 'a key that is said again',
    spec: `{"mark":"bar","mark":"image","encoding":${JSON.stringify(encoding)}}`,
    comes: 'unsafe-spec',
  },
  'no mark': { tries: 'a chart of nothing', spec: { encoding }, comes: 'unsafe-spec' },
  'mark of a list': { tries: 'a mark of another kind', spec: { ...barSpec, mark: ['bar'] }, comes: 'unsafe-spec' },
  'empty views': { tries: 'views without views', spec: { layer: [] }, comes: 'broken-spec' },
  'unknown columns': {
    tries: 'columns that are not there',
    spec: { ...barSpec, encoding: { ...encoding, y: { field: 'profit' } } },
    comes: 'broken-spec',
  },
  'halves of letters in keys': {
    tries: 'surrogates and nulls in names',
    spec: '{"mark":"bar","\\ud800":"\\u0000","encoding":{"x":{"field":"\\ud800"}}}',
    comes: 'broken-spec',
  },
};
