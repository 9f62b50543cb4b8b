import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReport,
  createServiceClient,
  deleteReport,
  type GetReportsParams,
  getReports,
  nextCursor,
  type Report,
  type ServiceClient,
} from '../../../src/client.js';
import { runs } from '../../../test/support/runs.js';
import { createLocalService } from '../../src/index.js';

/** Sort orders by fields that do not change while a list is read. */
const orders: readonly Pick<GetReportsParams, 'sortBy' | 'sortDirection'>[] = [
  {},
  { sortBy: 'name', sortDirection: 'ASC' },
  { sortBy: 'name', sortDirection: 'DESC' },
  { sortBy: 'createdAt', sortDirection: 'ASC' },
  { sortBy: 'createdAt', sortDirection: 'DESC' },
];

/** Changes between pages. Names repeat and several reports have the same time to create equal sort keys. */
type Step =
  | { readonly kind: 'insert'; readonly name: string; readonly isLater: boolean }
  /** `place` is the relative position from the first report (0) to the last (1). */
  | { readonly kind: 'delete'; readonly place: number }
  | { readonly kind: 'page' };

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('insert' as const), name: fc.constantFrom('a', 'A', 'b', 'é', 'Zoé', '中'), isLater: fc.boolean() }),
    fc.record({ kind: fc.constant('delete' as const), place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }) }),
    fc.record({ kind: fc.constant('page' as const) }),
  ),
  { maxLength: 14 },
);

interface Reading {
  /** Reports that exist from before the first page until after the last. */
  readonly stayed: readonly number[];
  readonly shown: readonly number[];
}

describe('paging through a list', () => {
  it('loses and repeats no remaining item, for any inserts and deletes between pages, in any order', async () => {
    const world = startWorld();
    const property = fc.asyncProperty(
      fc.constantFrom(...orders),
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 }),
      steps,
      async (order, first, names, interleaved) => {
        const { stayed, shown } = await readWhileChanging(world, { order, first, names, interleaved });
        expect(new Set(shown).size).toBe(shown.length);
        expect(stayed.filter((id) => !shown.includes(id))).toEqual([]);
      },
    );
    await fc.assert(property, { numRuns: runs(15, 60) });
  });

  it('shows remaining items in list order', async () => {
    const world = startWorld();
    for (const order of orders) {
      const interleaved: readonly Step[] = [
        { kind: 'page' },
        { kind: 'insert', name: 'a', isLater: false },
        { kind: 'delete', place: 0 },
        { kind: 'page' },
        { kind: 'insert', name: 'c', isLater: true },
      ];
      const { stayed, shown, whole } = await readWhileChanging(world, {
        order,
        first: 2,
        names: ['c', 'a', 'b', 'a', 'c', 'b'],
        interleaved,
      });
      const last = whole.map(({ id }) => id);
      expect(shown.filter((id) => stayed.includes(id))).toEqual(last.filter((id) => stayed.includes(id)));
      expect(stayed).toHaveLength(5);
    }
  });
});

interface World {
  readonly client: ServiceClient;
  letTimePass(): void;
  /** The id of an unused spreadsheet, whose placements form a separate list. */
  newListName(): string;
}

function startWorld(): World {
  let now = Date.UTC(2026, 9, 1, 9);
  let listCount = 0;
  const service = createLocalService({ now: () => now, agent: { answer: async function* () {} } });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'api-key', key: service.apiKey, dangerouslyAllowBrowser: true },
    fetch: service.fetch,
    retry: false,
  });
  return {
    client,
    letTimePass() {
      now += 1000;
    },
    newListName() {
      listCount += 1;
      return `list ${listCount}`;
    },
  };
}

/** Reads a separate list page by page to its end, while the steps run. */
async function readWhileChanging(
  world: World,
  { order, first, names, interleaved }: Plan,
): Promise<Reading & { readonly whole: readonly Report[] }> {
  const { client } = world;
  const externalWorkbookId = world.newListName();
  const list = { ...deployment, ...order, externalWorkbookId };
  const present: number[] = [];
  const insert = async (name: string) => {
    const { id } = await createReport(client, { ...deployment, name, externalWorkbookId, resultLocation: 'A!A1' });
    present.push(id);
  };

  for (const name of names) await insert(name);
  const before = [...present];
  const shown: number[] = [];
  let after: string | undefined;
  let isAtEnd = false;
  const readOn = async () => {
    if (isAtEnd) return;
    const page = await getReports(client, { ...list, first, after });
    shown.push(...page.items.map(({ id }) => id));
    after = nextCursor(page, [after]);
    isAtEnd = after === undefined;
  };

  for (const step of interleaved) {
    if (step.kind === 'page') await readOn();
    if (step.kind === 'insert') {
      if (step.isLater) world.letTimePass();
      await insert(step.name);
    }
    if (step.kind === 'delete') {
      const [reportId] = present.splice(Math.floor(step.place * present.length), 1);
      if (reportId !== undefined) await deleteReport(client, { ...deployment, reportId });
    }
  }
  while (!isAtEnd) await readOn();
  const whole = (await getReports(client, list)).items;
  return { stayed: before.filter((id) => present.includes(id)), shown, whole };
}

interface Plan {
  readonly order: (typeof orders)[number];
  readonly first: number;
  readonly names: readonly string[];
  readonly interleaved: readonly Step[];
}

const deployment = { deploymentId: 1 };
