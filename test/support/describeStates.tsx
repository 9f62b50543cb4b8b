import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startWorld, type World } from '../data/support/startWorld.js';

/** A widget that reads something, and how it does. */
export interface ReadingWidget {
  /** The `data-slot` of its root. */
  readonly slot: string;
  /** Matches the request that reads what it shows. */
  readonly read: RegExp;
  /** True if it can be searched. Default true. */
  readonly isSearchable?: boolean;
  /** True if it reads page by page, and the widget as it is rendered here has more than one. Default false. */
  readonly hasPages?: boolean;
  /** Answers reads in place of the local service. */
  readonly standard?: () => Response;
}

/** The rules for the states of a widget that reads: loading, failed, denied, signed out, offline, stale, and its next page. */
export function describeStates(
  name: string,
  widget: (props: object) => ReactElement,
  { slot, read, isSearchable = true, hasPages = false, standard }: ReadingWidget,
): void {
  const root = () => {
    const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (element === null) throw new Error(`There is no ${slot}.`);
    return element;
  };
  const becomes = (state: string) => waitFor(() => expect(root()).toHaveAttribute('data-state', state));
  const says = (text: string | RegExp) => waitFor(() => expect(within(root()).getAllByText(text)).not.toEqual([]));

  function show(answer: World['answer'] = () => undefined, props: object = {}): World {
    const world = startWorld();
    world.answer = async (sent) => (read.test(sent) ? ((await answer(sent)) ?? standard?.()) : undefined);
    render(widget(props), { wrapper: world.wrapper });
    return world;
  }

  const failed = (status: number, error: string) => () => Response.json({ error }, { status });

  function setOnline(isOnline: boolean): void {
    onlineManager.setOnline(isOnline);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  afterEach(() => setOnline(true));

  describe(`${name} while it reads`, () => {
    it('shows that it is loading, then what it has read', async () => {
      let open: () => void = () => {};
      const isOpen = new Promise<undefined>((resolve) => {
        open = () => resolve(undefined);
      });
      show(() => isOpen);
      await becomes('loading');
      await says('Loading…');
      open();
      await becomes('ready');
    });

    it('says that reading failed, reports it to the host, and reads again', async () => {
      const onError = vi.fn();
      let isDown = true;
      show(() => (isDown ? failed(503, 'Down.')() : undefined), { onError });
      await becomes('error');
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'server' }),
        expect.objectContaining({ widget: slot }),
      );
      isDown = false;
      await userEvent.click(within(root()).getByRole('button', { name: 'Retry' }));
      await becomes('ready');
    });

    it('says that the user has no access', async () => {
      show(failed(403, 'No.'));
      await becomes('denied');
      await says('You don’t have access');
      expect(within(root()).queryByRole('searchbox')).toBeNull();
    });

    it('says that the session has ended', async () => {
      show(failed(401, 'The token has expired.'));
      await becomes('error');
      await says('Your session has ended');
    });

    it('says that it is offline, from the start and later', async () => {
      setOnline(false);
      show();
      await becomes('loading');
      await says('You’re offline');
      act(() => setOnline(true));
      await becomes('ready');
      act(() => setOnline(false));
      await says('You’re offline');
      await says(/^Showing the last data loaded/);
      expect(root()).toHaveAttribute('data-state', 'ready');
    });

    it('keeps what it shows if reading it again fails', async () => {
      let isDown = false;
      const { queryClient } = show(() => (isDown ? failed(503, 'Down.')() : undefined));
      await becomes('ready');
      isDown = true;
      await queryClient.refetchQueries();
      await says(/^Couldn’t refresh/);
      expect(root()).toHaveAttribute('data-state', 'ready');
    });

    it.runIf(isSearchable)('offers to clear a search that matches nothing', async () => {
      show(undefined, { defaultSearch: 'zzzzzz' });
      await becomes('filtered-empty');
      await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
      await becomes('ready');
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it.runIf(hasPages)('keeps its records while it loads more, and if that fails', async () => {
      let fail: () => void = () => {};
      const isOver = new Promise<Response>((resolve) => {
        fail = () => resolve(failed(503, 'Down.')());
      });
      show((sent) => (/[?&]after=/.test(sent) ? isOver : undefined));
      await becomes('ready');
      const rows = screen.getAllByRole('row').length;
      const more = screen.getByRole('button', { name: 'Load more' });
      await userEvent.click(more);
      await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
      fail();
      await says(/^Couldn’t load more/);
      expect(root()).toHaveAttribute('data-state', 'ready');
      expect(screen.getAllByRole('row')).toHaveLength(rows);
    });
  });
}
