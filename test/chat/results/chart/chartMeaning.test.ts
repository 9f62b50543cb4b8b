import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../../../src/chat/results/chart/safe/safeVegaSpec.js';
import { isSpecObject } from '../../../../src/chat/results/chart/spec/specGrammar.js';
import { someOf } from '../../../support/runs.js';
import { chartParts } from './support/chartParts.js';
import { drawnMarks } from './support/drawnMarks.js';
import { meaningRows, plainValues } from './support/meaningRows.js';

const schema: unknown = JSON.parse(
  readFileSync(new URL('../../../../node_modules/vega-lite/build/vega-lite-schema.json', import.meta.url), 'utf8'),
);
const rows = chartRows(meaningRows, 'en');

describe('a chart means what its spec means', () => {
  const cases = Object.entries(chartParts(definition)).flatMap(([name, { parts }]) =>
    Object.entries(parts).flatMap(([part, specs]) =>
      someOf(
        specs.map((spec, index) => [`${name}.${part} ${index + 1}`, spec] as const),
        12,
      ),
    ),
  );

  it.each(cases)('or is refused: %s', async (_name, spec) => {
    const safe = safeVegaSpec(JSON.stringify(spec), rows);
    if (!safe.isSafe) return expect(['unsafe-spec', 'unsupported-spec', 'too-large', 'broken-spec']).toContain(safe.problem);
    const [ours, unrestricted] = await Promise.allSettled([drawnMarks(safe.spec, rows.values), drawnMarks(spec, plainValues)]);
    expect(ours.status).toBe(unrestricted.status);
    if (unrestricted.status === 'fulfilled') expect(ours).toEqual(unrestricted);
  });
});

describe('the properties of a spec', () => {
  it.each(Object.entries(chartParts(definition)))(
    'of type %s are each tested, or listed as appearance or interaction',
    (name, { parts, look }) => {
      const named = new Set([...Object.keys(parts), ...look]);
      expect(propertiesOf(name).filter((property) => !named.has(property))).toEqual([]);
    },
  );
});

function definition(name: string): unknown {
  return isSpecObject(schema) && isSpecObject(schema.definitions) ? schema.definitions[name] : undefined;
}

function propertiesOf(name: string): readonly string[] {
  const found = definition(name);
  const properties = isSpecObject(found) ? found.properties : undefined;
  if (!isSpecObject(properties)) throw new Error(`The schema has no ${name}.`);
  return Object.keys(properties);
}
