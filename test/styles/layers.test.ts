import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('stacks by named layers, which are listed from back to front', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const values = paths.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/z-index:\s*([^;}]+)/g)].map(([, value = '']) => value),
  );
  const layers = [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/(--parley-layer-\w+): (\d+);/g)];
  const orders = layers.map(([, , order]) => Number(order));
  expect(values.length).toBeGreaterThan(10);
  const named = new Set(layers.map(([, name = '']) => `var(${name})`));
  expect(new Set(values)).toEqual(named.add('var(--parley-base-z-index)').add('var(--parley-z-index, 2147483000)'));
  expect(orders).toEqual(orders.toSorted((one, other) => one - other));
});
