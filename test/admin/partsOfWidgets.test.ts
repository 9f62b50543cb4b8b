import { describe, expect, it } from 'vitest';
import * as parley from '../../src/admin.js';

/** Every component with parts: they are its properties, and exported under their own names. */
const widgets = Object.entries<unknown>(parley).filter(
  ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name) && ('Root' in value || `${name}Root` in parley),
);

/** What the entry points of single widgets export. */
const entryPoints = Object.values(import.meta.glob<object>('../../src/admin/*/index.ts', { eager: true }));

it('every widget is found', () => {
  expect(widgets.length).toBeGreaterThan(35);
});

describe.each(widgets)('%s', (_name, widget) => {
  it('has a root for its parts', () => {
    expect(widget).toHaveProperty('Root', expect.any(Function));
  });

  it('has each part in the entry point of its folder as well, as server components need it', () => {
    const publicParts = new Set<unknown>(entryPoints.flatMap((names) => Object.values(names)));
    const missing = Object.entries(widget as object).flatMap(([part, component]) => (publicParts.has(component) ? [] : [part]));
    expect(missing).toEqual([]);
  });
});
