import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReportPlacementList, type ReportPlacementListProps, SyncBadge } from '../../../src/admin.js';
import { deleteUser, getReport } from '../../../src/client.js';
import { inShortPages } from '../../data/support/inShortPages.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { chooseOption } from '../../support/chooseOption.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const ofDocument = { externalWorkbookId: 'trading-plan-2026' };
const ofReport = { deploymentId: 1, reportId: 139 };
const asAnalyst = () =>
  startWorld({ credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) }) });

function show(props: ReportPlacementListProps, world: World = startWorld()): World {
  render(<ReportPlacementList {...props} />, { wrapper: world.wrapper });
  return world;
}

async function rows(): Promise<HTMLElement[]> {
  await screen.findByRole('table');
  return screen.getAllByRole('row').slice(1);
}

/** Fails requests of this kind until the function it gives is called. */
function failing(world: World, pattern: RegExp): () => void {
  world.onRequest = (sent) => {
    if (pattern.test(sent)) throw new TypeError('The network is down.');
  };
  return () => {
    world.onRequest = () => {};
  };
}

async function choose(row: HTMLElement | undefined, act: string): Promise<void> {
  if (row === undefined) throw new Error('There is no such row.');
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

const notes = () => Array.from(document.querySelectorAll('td .parley-caption'), ({ textContent }) => textContent);

const root = () => document.querySelector('[data-slot="report-placement-list"]');

describe('the placements of a document', () => {
  it('are all listed with their status, in one request', async () => {
    const world = show(ofDocument);
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    expect(root()).toHaveAttribute('data-state', 'ready');
    await waitFor(() => expect(screen.getAllByText('Up to date', { selector: 'td *' }).length).toBeGreaterThan(9));
    expect(new Set(world.sent(/^GET .*\/placements/))).toEqual(new Set(['GET /api/v1/external-documents/trading-plan-2026/placements']));
  });

  it('show the address and owner of a report without access, and how to request it', async () => {
    show(ofDocument, asAnalyst());
    const hidden = (await rows()).filter((row) => within(row).queryByText('Not shared with you') !== null);
    expect(hidden).toHaveLength(5);
    for (const row of hidden) {
      expect(row).toHaveTextContent(/Range plan/);
      expect(row).toHaveTextContent(/Owner: .*يوسف/);
      expect(within(row).getByRole('link', { name: 'Ask the owner' }).getAttribute('href')).toMatch(
        /^mailto:youssef\.elamin@parley\.example\?subject=/,
      );
    }
  });

  it('of a report without access have disabled actions, with the reason reachable by keyboard', async () => {
    const world = show(ofDocument, asAnalyst());
    const hidden = (await rows()).find((row) => within(row).queryByText('Not shared with you') !== null);
    if (hidden === undefined) throw new Error('Nothing is hidden.');
    await userEvent.click(within(hidden).getByRole('button', { name: /^Actions for Not shared with you/ }));
    const acts = await screen.findAllByRole('menuitem');
    expect(acts).toHaveLength(2);
    for (const act of acts) {
      expect(act).toHaveAttribute('aria-disabled', 'true');
      expect(act).toHaveAccessibleDescription('You don’t have access to this report. Ask its owner.');
    }
    await userEvent.keyboard('{End}');
    expect(acts[1]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(world.sent(/^(PUT|DELETE)/)).toEqual([]);
  });

  it('ask the owner through the host, if it handles that', async () => {
    const onAskOwner = vi.fn();
    show({ ...ofDocument, onAskOwner }, asAnalyst());
    await rows();
    const [ask] = screen.getAllByRole('button', { name: 'Ask the owner' });
    if (ask === undefined) throw new Error('Nobody can be asked.');
    await userEvent.click(ask);
    expect(onAskOwner).toHaveBeenCalledWith(expect.objectContaining({ access: 'DENIED', owner: expect.objectContaining({ id: 3 }) }));
  });

  it('explain the limits if there are too many, without a retry and without partial results', async () => {
    const onError = vi.fn();
    show({ externalWorkbookId: 'store-archive-2019-2025', onError });
    expect(await screen.findByRole('alert')).toHaveTextContent(/limited to 500 placed explorations and 2,000 placements/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 422 }), {
      widget: 'report-placement-list',
      operation: 'listExternalDocumentPlacements',
    });
  });

  it('can be reloaded after a failure', async () => {
    const world = startWorld();
    const heal = failing(world, /placements/);
    show(ofDocument, world);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(root()).toHaveAttribute('data-state', 'error');
    heal();
    await userEvent.click(retry);
    expect(await rows()).toHaveLength(30);
  });

  it('stay if a refetch fails', async () => {
    const world = show(ofDocument);
    await rows();
    failing(world, /placements/);
    await world.queryClient.invalidateQueries();
    expect(await screen.findByText('Couldn’t refresh. Showing the last data loaded.')).toBeInTheDocument();
    expect(await rows()).toHaveLength(30);
  });

  it('stay, with the limits explained, if a refetch finds too many', async () => {
    const world = show(ofDocument);
    await rows();
    world.service.faults = { failOnce: [{ status: 422, path: '/placements', body: { message: 'Too many.' } }] };
    await world.queryClient.invalidateQueries();
    expect(await screen.findByText(/limited to 500 placed explorations and 2,000 placements/)).toBeVisible();
    expect(screen.getByText('Couldn’t refresh. Showing the last data loaded.')).toBeVisible();
    expect(await rows()).toHaveLength(30);
    expect(root()).toHaveAttribute('data-state', 'ready');
  });

  it('distinguish no matches from an empty list', async () => {
    show({ ...ofDocument, defaultSearch: 'zebra' });
    await screen.findByText('No results');
    expect(root()).toHaveAttribute('data-state', 'filtered-empty');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await rows()).toHaveLength(30);
  });

  it('name their writers, whichever page of users lists them', async () => {
    show(ofDocument, inShortPages(startWorld(), 2));
    await waitFor(() => expect(notes().filter((note) => note.startsWith('by '))).not.toHaveLength(0));
    await waitFor(() => expect(notes().filter((note) => /\buser \d+$/.test(note))).toEqual([]));
  });

  it('show a deleted writer by id, after at most ten pages of users', async () => {
    const world = inShortPages(startWorld(), 1);
    const { externalWorkbookPlacements: placements } = await getReport(world.client, ofReport);
    const writerId = placements?.[0]?.placedByUserId;
    if (typeof writerId !== 'number') throw new Error('Nobody placed the report.');
    await deleteUser(world.client, { id: writerId });
    show(ofReport, world);
    const pages = () => world.sent(/^GET .*\/users\?/);
    await waitFor(() => expect(pages()).toHaveLength(10));
    await world.settle();
    expect(pages()).toHaveLength(10);
    expect(notes()).toContain(`by user ${writerId}`);
  });

  it('of an unknown document are empty', async () => {
    show({ externalWorkbookId: 'budget-2027' });
    await screen.findByText('No reports in this document');
    expect(root()).toHaveAttribute('data-state', 'empty');
  });
});

describe('a placement', () => {
  it('is marked as up to date', async () => {
    const onRefreshed = vi.fn();
    show({ ...ofDocument, onRefreshed });
    const badges = await screen.findAllByText('Query changed', { selector: 'td *' });
    const row = badges[0]?.closest('tr') ?? undefined;
    await choose(row, 'Mark as up to date');
    await waitFor(() => expect(row).toHaveTextContent('Up to date'));
    expect(onRefreshed).toHaveBeenCalledWith(expect.objectContaining({ externalWorkbookPlacements: expect.anything() }), expect.anything());
  });

  it('is disconnected at once, and can be restored to its place', async () => {
    const onDisconnected = vi.fn();
    show({ ...ofReport, onDisconnected });
    const before = (await rows()).map((row) => row.querySelector('bdi.parley-placement-cells')?.textContent);
    expect(before).toEqual(['B1002:C1014', 'H1002:I1014']);
    await choose((await rows())[0], 'Disconnect');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await rows()).toHaveLength(1);
    await waitFor(async () => expect((await rows())[0]).toContainElement(document.activeElement as HTMLElement));
    expect(onDisconnected).toHaveBeenCalledOnce();
    await userEvent.click(undo);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect((await rows()).map((row) => row.querySelector('bdi.parley-placement-cells')?.textContent)).toEqual(before);
  });

  it('reappears if disconnecting fails, with a notice until it is dismissed', async () => {
    const onError = vi.fn();
    const world = show({ ...ofReport, onError });
    const [first] = await rows();
    failing(world, /^DELETE/);
    await choose(first, 'Disconnect');
    expect(await screen.findAllByText(/Couldn’t disconnect/)).not.toHaveLength(0);
    expect(await rows()).toHaveLength(2);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }), {
      widget: 'report-placement-list',
      operation: 'disconnectReportFromWorkbook',
    });
  });

  it('stays if the host vetoes', async () => {
    const world = show({ ...ofReport, onBeforeDisconnect: async () => false });
    await choose((await rows())[0], 'Disconnect');
    await world.settle();
    expect(world.sent(/^DELETE/)).toEqual([]);
    expect(await rows()).toHaveLength(2);
  });
});

describe('connecting cells', () => {
  const type = async (fields: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(fields)) {
      const field = screen.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Connect cells' }));
  };
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Connect cells' }));
    await screen.findByRole('dialog');
  };

  it('is not offered if the list is not for a report', async () => {
    show(ofDocument);
    await rows();
    expect(screen.queryByRole('button', { name: 'Connect cells' })).toBeNull();
  });

  it('adds the placement and closes the dialog', async () => {
    const onConnected = vi.fn();
    show({ ...ofReport, onConnected });
    await rows();
    await open();
    await type({ Document: 'budget-2027', Sheet: 'Plan', Cell: 'b4' });
    await dialogCloses();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(onConnected.mock.calls[0]?.[1]).toMatchObject({ reportId: 139, externalWorkbookId: 'budget-2027', resultLocation: 'Plan!B4' });
  });

  it('does not send an invalid address, and focuses the first invalid field', async () => {
    const world = show(ofReport);
    await rows();
    await open();
    await type({ Document: 'budget-2027', Cell: '4B' });
    expect(screen.getByRole('textbox', { name: 'Sheet' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Cell' })).toHaveAccessibleDescription(/valid cell/);
    expect(world.sent(/^PUT/)).toEqual([]);
  });

  it('keeps the typed text if it fails', async () => {
    const world = show(ofReport);
    await rows();
    const heal = failing(world, /^PUT/);
    await open();
    await type({ Document: 'budget-2027', Sheet: 'Plan', Cell: 'B4' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t connect the cells');
    expect(screen.getByRole('textbox', { name: 'Cell' })).toHaveValue('B4');
    heal();
    await userEvent.click(screen.getByRole('button', { name: 'Connect cells' }));
    await dialogCloses();
  });

  it('keeps the typed text for the next opening, but not its validation errors', async () => {
    show(ofReport);
    await rows();
    await open();
    await type({ Document: 'budget-2027', Cell: 'nowhere' });
    expect(screen.getByRole('textbox', { name: 'Cell' })).toBeInvalid();
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await open();
    expect(screen.getByRole('textbox', { name: 'Document' })).toHaveValue('budget-2027');
    expect(screen.getByRole('textbox', { name: 'Cell' })).toHaveValue('nowhere');
    expect(screen.getByRole('textbox', { name: 'Cell' })).toBeValid();
  });

  it('is opened and closed by a host that controls the form', async () => {
    const onDialogChange = vi.fn();
    show({ ...ofReport, dialog: { kind: 'connect' }, onDialogChange });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('the status filter', () => {
  it('is left to a host that controls it', async () => {
    const onFiltersChange = vi.fn();
    show({ ...ofDocument, filters: { syncStatus: 'CHANGED' }, onFiltersChange });
    await waitFor(async () => expect((await rows()).length).toBeLessThan(30));
    for (const row of await rows()) expect(row).toHaveTextContent('Query changed');
    await chooseOption(screen.getByRole('combobox'), 'Up to date');
    expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ syncStatus: 'UP_TO_DATE' }, { source: 'set' });
    expect(screen.getByRole('combobox')).toHaveTextContent('Query changed');
  });
});

describe('the status of cells', () => {
  it.each([
    ['UP_TO_DATE', 'Up to date', 'success'],
    ['CHANGED', 'Query changed', 'warning'],
    ['UNKNOWN', 'Unknown', 'neutral'],
    [null, 'Unknown', 'neutral'],
    ['toString', 'toString', 'neutral'],
  ])('%s is shown as %s', (status, word, tone) => {
    render(<SyncBadge status={status} />);
    expect(screen.getByText(word)).toHaveAttribute('data-tone', tone);
  });
});
