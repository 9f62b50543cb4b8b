import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SectionId, sectionIds } from '../../../demo/admin/sectionIds.js';
import { addDemoKeys } from '../../../demo/server/addDemoKeys.js';
import { ParleyProvider } from '../../../src/index.js';
import { englishCommon } from '../../../src/ui/labels/en.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { brokenValues } from '../../support/brokenValues.js';
import { isDeep, someOf } from '../../support/runs.js';
import { ConsolePage } from '../support/ConsolePage.js';
import { brokenRecordsOf, brokenThroughout, listOf, withRecords } from './breakAnswer.js';
import { readOf } from './specification.js';

const logged: unknown[][] = [];

beforeEach(() => {
  logged.length = 0;
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args));
});

/** Changes the answer of a read whose body is JSON. */
type Change = (body: unknown, read: NonNullable<ReturnType<typeof readOf>>) => unknown;

async function open(section: SectionId, change: Change): Promise<World> {
  const world = startWorld();
  if (section === 'keys') await addDemoKeys(world.service);
  world.rewrite = async (sent, response) => {
    const read = readOf(sent);
    return read === undefined || !response.ok ? response : Response.json(change(await response.json(), read));
  };
  // Without the strict mode of the world, which renders everything twice.
  render(
    <ParleyProvider client={world.client} queryClient={world.queryClient} storage={null}>
      <ConsolePage of={section} />
    </ParleyProvider>,
  );
  await world.settle();
  // Overlays and repairs are loaded after the first render.
  await vi.dynamicImportSettled();
  await world.settle();
  return world;
}

/** The rows of tables and trees that are in the page, without what differs from run to run. */
function rowsInPage(): readonly string[] {
  return [...document.querySelectorAll('tbody tr, [role="treeitem"]')].map((row) =>
    (row.textContent ?? '').replaceAll(/…\w+|\d+\sm?s\b/g, ''),
  );
}

function expectWholePage(): void {
  const failed = [...document.querySelectorAll('.parley-widget[data-state="failed"]')].map((part) => part.getAttribute('data-slot'));
  const text = document.body.textContent ?? '';
  const isBlank = text === '' || text.includes(englishCommon.undisplayed.dialog);
  expect({ isBlank, failed }, JSON.stringify(logged.at(-1)?.map(String))).toEqual({
    isBlank: false,
    failed: [],
  });
}

/** More rows are not all in the page. */
const mostRecords = 140;

/** What is opened on a page: a record in a drawer, or in its own page. */
const opened: Partial<Record<SectionId, string>> = {
  attributes: 'attribute=1',
  groups: 'group=1',
  integrations: 'integration=1',
  keys: 'key=1',
  modelFiles: 'file=README.md',
  newDeployment: 'setup=1',
  reports: 'report=1',
  roles: 'role=1',
  schedules: 'schedule=1',
  tenants: 'tenant=harbor-goods',
  tokens: 'token=1',
  users: 'user=1',
  workbooks: 'workbook=1',
};

/** The records that earlier pages have read with the values of a turn, which only a deep run tries again. */
const tried = new Set<string>();

afterEach(() => history.replaceState(null, '', location.pathname));

describe.each(sectionIds)('%s', (section) => {
  it('keeps its other rows if fields of some records are missing, unknown or of another type', async () => {
    await open(section, (body) => body);
    expectWholePage();
    const good = rowsInPage();
    let isMore = true;
    for (let start = 0; isMore; start += mostRecords) {
      cleanup();
      isMore = false;
      await open(section, (body, { schema }) => {
        const list = listOf(schema);
        if (list === undefined) return body;
        const broken = someOf(brokenRecordsOf(body, list), 3, sectionIds.indexOf(section));
        isMore ||= broken.length > start + mostRecords;
        return withRecords(body, list, (given) => [...given, ...broken.slice(start, start + mostRecords)]);
      });
      await waitFor(() => {
        expectWholePage();
        const rows = rowsInPage();
        expect(good.slice(0, 10).filter((row) => !rows.includes(row))).toEqual([]);
      });
    }
  });

  it('is not blank if each field of a record is missing, unknown or of another type', async () => {
    for (const turn of someOf([...brokenValues.keys()], 3, sectionIds.indexOf(section))) {
      let isBroken = false;
      history.replaceState(null, '', `#${section}?${opened[section] ?? ''}`);
      const isNew = (path: RegExp) => isDeep || !tried.has(`${turn} ${path}`);
      const now = new Set<string>();
      await open(section, (body, { path, schema }) => {
        if (listOf(schema) !== undefined || !isNew(path)) return body;
        isBroken = true;
        now.add(`${turn} ${path}`);
        return brokenThroughout(body, schema, turn);
      });
      await waitFor(expectWholePage);
      for (const one of now) tried.add(one);
      cleanup();
      if (!isBroken) break;
    }
  });
});
