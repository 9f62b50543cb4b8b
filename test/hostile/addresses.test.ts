import fc from 'fast-check';
import { compile, type TopLevelSpec } from 'vega-lite';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../src/chat/results/chart/safe/safeVegaSpec.js';
import { isSpecObject } from '../../src/chat/results/chart/spec/specGrammar.js';
import { safeImageUrl, safeLinkUrl, sitePath } from '../../src/ui/text/safeUrl.js';
import { runs } from '../support/runs.js';
import { addressSpecs } from './addressSpecs.js';
import { bombSpecs } from './bombSpecs.js';
import { expressionSpecs } from './expressionSpecs.js';
import { outside, outsideDomain } from './outside.js';

const page = 'https://host.example/page';
const rows = chartRows(
  {
    columns: [
      { name: 'region', type: 'string', serviceType: '' },
      { name: 'revenue', type: 'number', serviceType: '' },
      { name: 'at', type: 'time', serviceType: '' },
    ],
    rows: [
      ['Europe', 1, '2025-01-01T00:00:00.000'],
      ['Asia', 2, '2025-02-01T00:00:00.000'],
    ],
  },
  'en',
);

describe('the address of a link', () => {
  it('has an allowed scheme and its own host, as parsed by a browser, for any text', () => {
    fc.assert(
      fc.property(disguises, (text) => {
        const safe = safeLinkUrl(text);
        if (safe === undefined) return;
        const read = new URL(safe, page);
        if (safe.startsWith('#')) expect(read.href.slice(0, page.length + 1)).toBe(`${page}#`);
        else {
          expect(['http:', 'https:', 'mailto:']).toContain(read.protocol);
          expect(read.href).toBe(new URL(safe).href);
        }
      }),
      { numRuns: runs(2000, 10_000) },
    );
  });

  it('stays on the site of the host if it is a path, whatever is written before it, for any text', () => {
    const written = fc.tuple(fc.constantFrom('/', '/', '/.', '/..', '/\\', ''), fc.constantFrom('', '/', '\\', '\t/', '%2f'), disguises);
    fc.assert(
      fc.property(written, fc.constantFrom('', '/app'), (pieces, base) => {
        const path = sitePath(pieces.join(''));
        if (path === undefined) return;
        const read = new URL(base + path, page);
        expect(read.origin).toBe(new URL(page).origin);
        expect(read.pathname + read.search + read.hash).toBe(base + path);
      }),
      { numRuns: runs(2000, 10_000) },
    );
  });

  it('is dropped if it is long, which keeps many uses of one definition small', () => {
    expect(safeLinkUrl(`${outside}/${'x'.repeat(100_000)}`)).toBeUndefined();
    expect(safeImageUrl(`${outside}/${'x'.repeat(100_000)}`, [outside])).toBeUndefined();
    expect(sitePath(`/${'x'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('the address of an image', () => {
  it('has an allowed origin, as parsed by a browser, for any text', () => {
    fc.assert(
      fc.property(disguises, (text) => {
        const safe = safeImageUrl(text, ['https://allowed.example']);
        if (safe !== undefined) expect(new URL(safe, page).origin).toBe('https://allowed.example');
      }),
      { numRuns: runs(2000, 10_000) },
    );
  });
});

describe('an accepted chart', () => {
  it('contains no address except in words and comparisons, wherever one is planted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...smallSpecs), fc.nat(), fc.constantFrom(...plants), (spec, place, plant) => {
        const safe = safeVegaSpec(plantAt(spec, place, plant), rows);
        if (safe.isSafe) expect(addressesIn(safe.spec)).toEqual([]);
      }),
      { numRuns: runs(300, 1500) },
    );
  });

  it('compiles to nothing that loads, links or draws an image', () => {
    let compiledCount = 0;
    fc.assert(
      fc.property(fc.constantFrom(...smallSpecs), fc.nat(), fc.constantFrom(...plants), (spec, place, plant) => {
        const safe = safeVegaSpec(plantAt(spec, place, plant), rows);
        const compiled = safe.isSafe ? compileQuietly({ ...safe.spec, data: { values: [...rows.values] } }) : undefined;
        if (compiled === undefined) return;
        compiledCount += 1;
        expect(loadsIn(compiled)).toEqual([]);
      }),
      { numRuns: runs(60, 120) },
    );
    expect(compiledCount).toBeGreaterThan(runs(10, 20));
  });
});

const disguises = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'javascript:',
        'JaVa',
        'script',
        'data:',
        'vbscript:',
        'https:',
        'http:',
        'mailto:',
        '//',
        '\\\\',
        '/',
        '@',
        '#',
        '?',
        ':',
      ),
      fc.constantFrom(
        '\t',
        '\n',
        '\r',
        '\u0000',
        '\u0001',
        ' ',
        '\u00a0',
        '\u200b',
        '\ufeff',
        '\u202e',
        '%0a',
        '%3A',
        '&colon;',
        'ｊ',
        'ſ',
        '。',
      ),
      fc.constantFrom('allowed.example', outsideDomain, 'host.example', '.', 'x'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const smallSpecs = [...Object.values(addressSpecs), ...Object.values(expressionSpecs), ...Object.values(bombSpecs)]
  .map(({ spec }) => (typeof spec === 'string' ? spec : JSON.stringify(spec)))
  .filter((text) => text.length < 20_000);

const plants: readonly unknown[] = [
  `${outside}/planted`,
  `url(${outside}/planted.svg#p)`,
  `javascript:${outside}`,
  { url: `${outside}/planted` },
  { expr: `'${outside}/planted'` },
  { signal: `'${outside}/planted'` },
  [{ value: `${outside}/planted` }],
  { href: { value: `${outside}/planted` }, url: { value: `${outside}/planted` } },
  { field: 'region', type: 'nominal', scale: null },
];

/** The text of a spec with one of its values replaced. */
function plantAt(spec: string, place: number, plant: unknown): string {
  const count = countValues(spec);
  let index = -1;
  return JSON.stringify(JSON.parse(spec), (_, value) => {
    index += 1;
    return index === 1 + (place % Math.max(1, count - 1)) ? plant : value;
  });
}

function countValues(spec: string): number {
  let count = 0;
  JSON.parse(spec, (_, value) => {
    count += 1;
    return value;
  });
  return count;
}

/** Where text is shown or compared, and never followed. */
const wordKeys = new Set(
  'title text field value datum equal lt lte gt gte oneOf range values domain calculate filter test labelExpr expr as fold density impute regression loess on quantile stack extent groupby sort name key pivot'.split(
    ' ',
  ),
);

function addressesIn(node: unknown, key = ''): readonly string[] {
  if (typeof node === 'string') return node.includes(outsideDomain) && !wordKeys.has(key) ? [`${key}: ${node}`] : [];
  if (Array.isArray(node)) return node.flatMap((item) => addressesIn(item, key));
  return isSpecObject(node) ? Object.entries(node).flatMap(([inner, value]) => addressesIn(value, inner)) : [];
}

function compileQuietly(spec: object): unknown {
  const logger = { level: () => logger, error: () => logger, warn: () => logger, info: () => logger, debug: () => logger };
  try {
    // The spec is Vega-Lite by construction; the compiler's type for it is a union that no reader can satisfy.
    return compile(spec as TopLevelSpec, { logger }).spec;
  } catch {
    return undefined;
  }
}

function loadsIn(node: unknown, key = ''): readonly string[] {
  if (key === 'values') return [];
  if (Array.isArray(node)) return node.flatMap((item) => loadsIn(item, key));
  if (!isSpecObject(node)) return [];
  return Object.entries(node).flatMap(([inner, value]) => [
    ...(['url', 'href'].includes(inner) ? [`has ${inner}`] : []),
    ...(inner === 'type' && ['image', 'geoshape'].includes(String(value)) ? [`is ${value}`] : []),
    ...(paints.has(inner) && isSpecObject(value) && 'field' in value && value.scale === undefined ? [`paints ${inner} by the rows`] : []),
    ...loadsIn(value, inner),
  ]);
}

const paints = new Set(['fill', 'stroke', 'shape']);
