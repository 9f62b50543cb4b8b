import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishTransformSyncs } from '../../../src/admin/transform-syncs/labels/en.js';
import { isRunning, pauseOf } from '../../../src/admin/transform-syncs/model/syncRuns.js';
import { inputOf, modelCountOf, problemsOf, readManifest, valuesOf } from '../../../src/admin/transform-syncs/transformSyncForm.js';
import { TransformSyncs, type TransformSyncsProps } from '../../../src/admin.js';
import { listTransformSyncs } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describeWidget } from '../../support/describeWidget.js';

const run = {
  deploymentId: 1,
  status: 'COMPLETED',
  trigger: 'api',
  source: 'git',
  branchName: 'main',
  startedAt: '2026-01-05T09:00:00Z',
};
const pageOf = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({ ...run, syncJobId: `sync_${index}`, gitRef: `release-${index}` })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

describeWidget('TransformSyncs', (props) => <TransformSyncs deploymentId={1} {...props} />, TransformSyncs, {
  slot: 'transform-syncs',
  whenEmpty: ['No syncs', 'Start sync'],
  read: /^GET .*transform-sync\?/,
  bodyOf: pageOf,
  isSearchable: false,
});

describe('the form of a new sync', () => {
  const problems = (changes: Partial<ReturnType<typeof valuesOf>>) =>
    problemsOf({ ...valuesOf(), ...changes }, { labels: englishTransformSyncs });

  it('sends only what the chosen source and result need', () => {
    const values = { ...valuesOf(), ref: ' v2.1.0 ', manifest: { name: 'm', bytes: 1, content: { nodes: {} } }, branchName: 'dev' };
    expect(inputOf(values)).toEqual({ source: 'git', ref: 'v2.1.0', output: 'branch', branchName: 'dev' });
    expect(inputOf({ ...values, source: 'manifest', output: 'files' })).toEqual({
      source: 'manifest',
      manifest: { nodes: {} },
      output: 'files',
      branchName: undefined,
    });
  });

  it('takes a branch or a tag, never a commit', () => {
    expect(problems({ ref: '0123456789abcdef0123456789abcdef01234567' }).ref).toBe('Enter a branch or tag, not a commit.');
    expect(problems({ ref: 'two words' }).ref).toBe('A branch or tag has no spaces.');
    expect(problems({ ref: 'release/2026' })).toEqual({ ref: undefined });
  });

  it('requires a valid manifest', () => {
    expect(problems({ source: 'manifest' }).manifest).toBe('Choose a manifest file.');
    expect(problems({ source: 'manifest', manifest: { name: 'm', bytes: 1, problem: { line: 7 } } }).manifest).toBe(
      'The file isn’t valid JSON. Check line 7.',
    );
    expect(problems({ source: 'manifest', manifest: { name: 'm', bytes: 1, content: {} } }).manifest).toBeUndefined();
  });
});

describe('a manifest', () => {
  const read = (text: string) => readManifest(new File([text], 'manifest.json'));

  it('is parsed before it is sent', async () => {
    expect(await read('{"nodes":{}}')).toEqual({ name: 'manifest.json', bytes: 12, content: { nodes: {} } });
    expect(await read('{\n"nodes": nil}')).toMatchObject({ problem: { line: 2 } });
    expect(await read('[]')).toMatchObject({ problem: 'notObject' });
  });

  it('is not read if it is too large', async () => {
    const file = new File(['{}'], 'manifest.json');
    Object.defineProperty(file, 'size', { value: 50_000_001 });
    const text = vi.spyOn(file, 'text');
    expect(await readManifest(file)).toMatchObject({ problem: 'large' });
    expect(text).not.toHaveBeenCalled();
  });

  it('is counted by its models, whatever else it contains', () => {
    expect(modelCountOf({ nodes: { a: { resource_type: 'model' }, b: { resource_type: 'test' }, c: null, d: 'model' } })).toBe(1);
    expect(modelCountOf({ nodes: 'none' })).toBeUndefined();
  });
});

it.each([
  ['RUNNING', true],
  ['A_STATUS_OF_TOMORROW', true],
  ['UNKNOWN', false],
  ['COMPLETED', false],
  ['FAILED', false],
  ['CANCELLED', false],
])('a run with the status %s is refetched on its own: %s', (status, isRead) => {
  expect(isRunning({ status })).toBe(isRead);
});

it('reads the history again only while something runs, and less often the longer the history is', () => {
  const page = (status: string) => ({
    items: [{ ...run, syncJobId: 'a', status }],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  });
  expect(pauseOf(undefined)).toBe(false);
  expect(pauseOf([page('FAILED')])).toBe(false);
  expect(pauseOf([page('RUNNING')])).toBe(5_000);
  expect(pauseOf([page('RUNNING'), page('FAILED')])).toBe(10_000);
});

describe('in the widget', () => {
  async function show(props: Partial<TransformSyncsProps> = {}) {
    const user = userEvent.setup();
    const world = startWorld();
    const { items } = await listTransformSyncs(world.client, { deploymentId: 1 });
    const view = () => render(<TransformSyncs deploymentId={1} {...props} />, { wrapper: world.wrapper });
    return { ...world, world, user, items, view };
  }

  it('opens a run that is not listed', async () => {
    const { items, wrapper } = await show();
    const failed = items.find(({ status }) => status === 'FAILED');
    render(<TransformSyncs deploymentId={1} defaultFilters={{ status: 'CANCELLED' }} defaultOpenId={failed?.syncJobId} />, { wrapper });
    expect(await within(await screen.findByRole('dialog')).findByText(failed?.errorMessage ?? '')).toBeVisible();
  });

  it('opens and follows a new sync', async () => {
    const onStarted = vi.fn();
    const onOpenIdChange = vi.fn();
    const { user, view, client } = await show({ onStarted, onOpenIdChange });
    view();
    await user.click(await screen.findByRole('button', { name: 'Start sync' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Branch or tag' }), { target: { value: 'develop' } });
    await user.click(screen.getByRole('button', { name: 'Start sync' }));
    const drawer = within(await screen.findByRole('dialog', { name: /transform-sync-/ }));
    expect(await drawer.findByRole('progressbar')).toBeVisible();
    expect(drawer.getByText('develop')).toBeVisible();
    const [newest] = (await listTransformSyncs(client, { deploymentId: 1 })).items;
    expect(onStarted).toHaveBeenCalledExactlyOnceWith(
      { deploymentId: 1, syncJobId: newest?.syncJobId },
      expect.objectContaining({ ref: 'develop' }),
    );
    expect(onOpenIdChange).toHaveBeenLastCalledWith(newest?.syncJobId);
  });

  it('keeps the input and links to the other sync if the service refuses a second one', async () => {
    const onError = vi.fn();
    const { user, view, world, items } = await show({ onError, defaultDialog: { kind: 'start' } });
    let isRunningShown = false;
    world.answer = (sent) => {
      if (sent.startsWith('POST')) {
        isRunningShown = true;
        return Response.json({ error: 'A sync is already running.' }, { status: 409 });
      }
      return !isRunningShown && sent.includes('status=RUNNING') ? Response.json(pageOf(0)) : undefined;
    };
    view();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Branch or tag' }), { target: { value: 'develop' } });
    expect(dialog.queryByRole('button', { name: 'Show it' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Start sync' }));
    expect(await dialog.findByText('Couldn’t start the sync')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Branch or tag' })).toHaveValue('develop');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'conflict' }), {
      widget: 'transform-syncs',
      operation: 'startTransformSync',
    });
    await user.click(await dialog.findByRole('button', { name: 'Show it' }));
    const running = items.find(({ status }) => status === 'RUNNING');
    expect(await screen.findByRole('dialog', { name: new RegExp(`${running?.branchName}`) })).toHaveTextContent('Cancel sync');
  });

  it('cancels a running sync after a confirmation, and shows that it is cancelling', async () => {
    const onCancelRequested = vi.fn();
    const { user, view, items } = await show({ onCancelRequested });
    view();
    const row = (await screen.findByText('Running')).closest('tr, [role="row"]');
    await user.click(within(row as HTMLElement).getByRole('button', { name: /^Actions for / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: 'Cancel sync' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel sync' }));
    await waitFor(() => expect(onCancelRequested).toHaveBeenCalledOnce());
    expect(onCancelRequested.mock.lastCall?.[0]).toMatchObject({ syncJobId: items[0]?.syncJobId });
    expect(await drawer.findByText('Cancelling')).toBeVisible();
  });

  it('shows why a run failed, with the time of each phase', async () => {
    const { items, wrapper } = await show();
    const failed = items.find(({ status, phases }) => status === 'FAILED' && (phases?.length ?? 0) > 1);
    render(<TransformSyncs deploymentId={1} defaultOpenId={failed?.syncJobId} />, { wrapper });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(failed?.errorMessage ?? '')).toBeVisible();
    expect(drawer.getByText('Clone repository').closest('li')).toHaveTextContent(/\d+\s?s$/);
    expect(drawer.getByText('Failed', { selector: 'li *' })).toBeVisible();
  });

  it('looks for a run that is not in the history in ten pages at most', async () => {
    const { view, world } = await show({ defaultOpenId: 'sync_gone' });
    let count = 0;
    world.answer = (sent) => {
      if (!sent.includes('first=100')) return undefined;
      count += 1;
      return Response.json({ items: [], pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: `page-${count}` } });
    };
    view();
    expect(await screen.findByText(/^This sync isn’t among the last 1,000/)).toBeVisible();
    expect(count).toBe(10);
  });
});
