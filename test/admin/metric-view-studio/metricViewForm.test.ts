import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishMetricViews } from '../../../src/admin/metric-view-studio/labels/en.js';
import {
  choiceOf,
  choiceProblems,
  inputOf,
  publicationProblems,
  selectionOf,
  textOf,
  valuesOf,
  wordOf,
} from '../../../src/admin/metric-view-studio/model/metricViewForm.js';
import { readPairs, textOfPairs } from '../../../src/admin/metric-view-studio/model/namePairs.js';
import type { WarehouseMetricViewIntegrationConfiguration } from '../../../src/client.js';

const found = (problems: object) => Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));

describe('pairs of names', () => {
  it('are one per line, with any spaces', () => {
    expect(textOfPairs({ sales: 'parley_sales', orders: 'cat.schema.orders' })).toBe('sales = parley_sales\norders = cat.schema.orders');
    expect(readPairs('sales=a\n\n  orders  =  b c ')).toEqual({ pairs: { sales: 'a', orders: 'b c' } });
  });

  it('are read as they were written, whatever they contain', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (pairs) => {
        expect(readPairs(textOfPairs(pairs))).toEqual({ pairs: { ...pairs } });
      }),
    );
  });

  it.each([
    ['sales', 'pair', 1],
    ['a = b\n= c', 'pair', 2],
    ['a =', 'pair', 1],
    ['"a = b', 'pair', 1],
    ['a = 1\na = 2', 'samePair', 2],
  ])('have a problem in %j', (text, problem, line) => {
    expect(readPairs(text)).toEqual({ problem, line });
  });

  it('are read in linear time', () => {
    expect(readPairs(`${' '.repeat(200_000)}x${' '.repeat(200_000)}`)).toEqual({ problem: 'pair', line: 1 });
    expect(readPairs(`"${'\\'.repeat(200_001)}`)).toEqual({ problem: 'pair', line: 1 });
  });
});

describe('a choice of views', () => {
  const values = { ...choiceOf(undefined), viewNames: ['sales', 'sales'], viewNameRegex: ' ^o ', targetNames: 'sales = s' };

  it('sends only what its mode needs', () => {
    expect(selectionOf(values)).toEqual({ selectionMode: 'all', targetNames: { sales: 's' } });
    expect(selectionOf({ ...values, selectionMode: 'selected' })).toMatchObject({ viewNames: ['sales'] });
    expect(selectionOf({ ...values, selectionMode: 'pattern' })).toMatchObject({ viewNameRegex: '^o' });
  });

  it('reports the problems that the service would find, at their fields', () => {
    const problemsOf = (changes: object) => Object.keys(found(choiceProblems({ ...choiceOf(undefined), ...changes }, englishMetricViews)));
    expect(problemsOf({ viewNameRegex: '(' })).toEqual([]);
    expect(problemsOf({ selectionMode: 'selected' })).toEqual(['viewNames']);
    expect(problemsOf({ selectionMode: 'selected', viewNames: Array.from({ length: 129 }, String) })).toEqual(['viewNames']);
    expect(problemsOf({ selectionMode: 'pattern' })).toEqual(['viewNameRegex']);
    expect(problemsOf({ selectionMode: 'pattern', viewNameRegex: '.*a.*' })).toEqual(['viewNameRegex']);
    expect(problemsOf({ selectionMode: 'pattern', viewNameRegex: 'x'.repeat(129) })).toEqual(['viewNameRegex']);
    expect(problemsOf({ selectionMode: 'pattern', viewNameRegex: '^sales.*$' })).toEqual([]);
    expect(problemsOf({ targetNames: 'x', sourceOverrides: 'y' })).toEqual(['targetNames', 'sourceOverrides']);
  });
});

describe('the publication', () => {
  const configuration: WarehouseMetricViewIntegrationConfiguration = {
    version: 1,
    ...{ enabled: true, targetCatalog: 'halloway', targetSchema: 'metrics' },
    ...{ selectionMode: 'selected', viewNames: ['sales'], viewNameRegex: null, deletionPolicy: 'a policy of tomorrow' },
    ...{ targetNamePrefix: 'p_', targetNames: null, sourceOverrides: { base: 'other' } },
  };

  it('is sent back as it was read, including unknown values', () => {
    const values = valuesOf({ configurationVersion: 3, configuration });
    expect(inputOf(values)).toEqual({
      ...{ enabled: true, targetCatalog: 'halloway', targetSchema: 'metrics', targetNamePrefix: 'p_' },
      ...{ selectionMode: 'selected', viewNames: ['sales'], deletionPolicy: 'a policy of tomorrow', sourceOverrides: { base: 'other' } },
    });
    expect(textOf('deletionPolicy', values, englishMetricViews)).toBe('a policy of tomorrow');
    expect(textOf('selectionMode', values, englishMetricViews)).toBe('Chosen views');
    expect(textOf('targetCatalog', values, englishMetricViews)).toBeUndefined();
    expect(wordOf({}, 'constructor')).toBe('constructor');
  });

  it('needs a catalog and a schema', () => {
    const problems = (changes: object) =>
      Object.keys(found(publicationProblems({ ...valuesOf(undefined), ...changes }, { labels: englishMetricViews })));
    expect(problems({})).toEqual(['targetCatalog', 'targetSchema']);
    const long = 'x'.repeat(256);
    expect(problems({ targetCatalog: long, targetSchema: 'b', targetNamePrefix: long })).toEqual(['targetCatalog', 'targetNamePrefix']);
  });
});
