import type { ServiceFaults } from '@parley/local-service';
import { expect, waitFor, within } from 'storybook/test';
import { neverMs } from './AdminStage.js';
import { comeOnline, goOffline, leaveAndReturn } from './network.js';

export type WidgetState = 'loading' | 'ready' | 'empty' | 'filtered-empty' | 'error' | 'denied' | 'off';

interface Shown {
  readonly canvasElement: HTMLElement;
}

/** Stories of the states that every widget with data has: the faults that cause each state, and a check. */
export function widgetStates(slot: string) {
  const shows =
    (state: WidgetState, ...texts: readonly (string | RegExp)[]) =>
    (story: Shown) =>
      expectState(story, slot, state, ...texts);
  return {
    loading: { args: { faultsOf: (): ServiceFaults => ({ delayMs: neverMs }) }, play: shows('loading', 'Loading…') },
    loadFailed: { args: { faultsOf: failing(503) }, play: shows('error', 'Retry', /^Request/) },
    denied: { args: { faultsOf: failing(403) }, play: shows('denied', 'You don’t have access', 'Retry') },
    deniedToAnalyst: { args: { email: 'analyst@parley.example' }, play: shows('denied', 'You don’t have access') },
    noMatches: { args: { defaultSearch: 'zebra' }, play: shows('filtered-empty', 'No results', 'Clear search and filters') },
    sessionEnded: { args: { faultsOf: failing(401) }, play: shows('error', 'Your session has ended', 'Retry') },
    offline: {
      beforeEach: () => comeOnline,
      async play(story: Shown) {
        await expectState(story, slot, 'ready');
        goOffline();
        await expectState(story, slot, 'ready', 'You’re offline', /^Showing the last data loaded/);
      },
    },
    offlineFromStart: {
      beforeEach() {
        goOffline();
        return comeOnline;
      },
      play: shows('loading', 'You’re offline', /^It loads when/),
    },
    refreshFailed: {
      args: { faultsOf: (_url: URL, count: number) => (count > 0 ? failed(503) : undefined) },
      async play(story: Shown) {
        await expectState(story, slot, 'ready');
        leaveAndReturn();
        await expectState(story, slot, 'ready', /^Couldn’t refresh/);
      },
    },
    loadMoreFailed: {
      args: { faultsOf: ({ searchParams }: URL) => (searchParams.has('after') ? failed(503) : undefined) },
      async play(story: Shown) {
        await pressLoadMore(story);
        await expectState(story, slot, 'ready', /^Couldn’t load more/);
      },
    },
    loadingMore: {
      args: {
        faultsOf: ({ searchParams }: URL): ServiceFaults | undefined => (searchParams.has('after') ? { delayMs: neverMs } : undefined),
      },
      async play(story: Shown) {
        const button = await pressLoadMore(story);
        await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
        await expectState(story, slot, 'ready');
      },
    },
  };
}

/** Waits until the widget has this state and shows these texts. */
export async function expectState(
  { canvasElement }: Shown,
  slot: string,
  state: WidgetState,
  ...texts: readonly (string | RegExp)[]
): Promise<void> {
  const page = canvasElement.ownerDocument;
  await waitFor(() => expect(page.querySelector(`[data-slot="${slot}"]`)).toHaveAttribute('data-state', state));
  const root = page.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  for (const text of texts) await within(root ?? canvasElement).findAllByText(text);
}

/** Fails each matching request with this status. */
export function failing(status: FailedStatus, isMeant: (url: URL, method: string) => boolean = () => true) {
  return (url: URL, _count: number, method = 'GET'): ServiceFaults | undefined => (isMeant(url, method) ? failed(status) : undefined);
}

/** Answers each matching GET request with this body. */
export function answering(body: object, isMeant: (url: URL) => boolean) {
  return (url: URL, _count: number, method = 'GET'): ServiceFaults | undefined =>
    method === 'GET' && isMeant(url) ? { failOnce: [{ status: 200, body }] } : undefined;
}

/** Never answers the matching requests. */
export function waiting(isMeant: (url: URL, method: string) => boolean) {
  return (url: URL, _count: number, method = 'GET'): ServiceFaults | undefined => (isMeant(url, method) ? { delayMs: neverMs } : undefined);
}

type FailedStatus = NonNullable<ServiceFaults['failOnce']>[number]['status'];

function failed(status: FailedStatus): ServiceFaults {
  // Without this message, the session would count as never valid.
  return { failOnce: [status === 401 ? { status, body: { error: 'The token has expired.' } } : { status }] };
}

async function pressLoadMore({ canvasElement }: Shown): Promise<HTMLElement> {
  const button = await within(canvasElement).findByRole('button', { name: 'Load more' });
  button.click();
  return button;
}
