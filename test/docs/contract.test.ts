import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationRoutes } from '../../src/client/resources/operation-routes.js';

const folder = 'docs/contract';
const pages = readdirSync(folder).toSorted();
const routes = Object.entries(operationRoutes).map(([call, { method, path }]) => ({ call, method, path }));

describe('the pages of the contract', () => {
  it('have one row for each operation of the client, with its method and path', () => {
    expect(pages.flatMap(rowsOf).toSorted(byCall)).toEqual(routes.toSorted(byCall));
  });

  it('are all in the index', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    const missing = pages.filter((page) => page !== 'README.md' && !index.includes(`](${page})`));
    expect(missing).toEqual([]);
  });
});

interface Row {
  readonly call: string;
  readonly method: string;
  readonly path: string;
}

/** The rows of all tables of operations: `| Call | Method | Path | Notes |`. */
function rowsOf(page: string): Row[] {
  const rows = readFileSync(join(folder, page), 'utf8').matchAll(/^\| `(\w+)` \| ([A-Z]+) \| `([^`]+)` \|/gm);
  return [...rows].map(([, call = '', method = '', path = '']) => ({ call, method, path }));
}

function byCall(one: Row, other: Row): number {
  return one.call.localeCompare(other.call) || one.path.localeCompare(other.path);
}
