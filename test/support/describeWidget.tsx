import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { startWorld, type World } from '../data/support/startWorld.js';
import { describePart, type PartProps } from './conformance.js';

/** A widget with a list of records, and how its list is answered. */
export interface ListedWidget {
  /** The `data-slot` of its root. */
  readonly slot: string;
  /** Matches the request that reads the list. */
  readonly read: RegExp;
  /** Returns the body of a list with this many records. */
  readonly bodyOf: (count: number) => object;
  /** The number of records that are listed unless a rule says otherwise. Default: those of the local service. */
  readonly standardCount?: number;
  /** Texts that it shows while there are no records. */
  readonly whenEmpty?: readonly string[];
  /** True if records can be searched. Default true. */
  readonly isSearchable?: boolean;
}

/** What the parts of a widget have in common. */
type Parts = {
  readonly Root: ComponentType<never>;
  readonly Toolbar: ComponentType<PartProps>;
  readonly Rows: ComponentType<PartProps>;
} & {
  readonly Footer: ComponentType<PartProps>;
};

/**
 * The rules for a widget that is declared with `createResourceWidget`: its parts, each state of its list, ten thousand records, and the
 * keyboard. Tests of a widget itself are about its own rules.
 */
export function describeWidget(
  name: string,
  widget: (props: object) => ReactElement,
  parts: Parts,
  { slot, read, bodyOf, standardCount, whenEmpty = [], isSearchable = true }: ListedWidget,
): void {
  const root = () => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  const becomes = (state: string) => waitFor(() => expect(root()).toHaveAttribute('data-state', state));

  function newWorld(answer: World['answer'] = () => undefined): World {
    const world = startWorld();
    const standard = async () => (standardCount === undefined ? undefined : Response.json(bodyOf(standardCount)));
    world.answer = async (sent) => (read.test(sent) ? ((await answer(sent)) ?? standard()) : undefined);
    return world;
  }

  function show(answer: World['answer'] = () => undefined, props: object = {}): World {
    const world = newWorld(answer);
    render(widget(props), { wrapper: world.wrapper });
    return world;
  }

  const { wrapper } = newWorld();
  describePart(name, widget, { slot, wrapper, ready: () => becomes('ready') });

  describe(`${name} as a list`, () => {
    it('shows that it is loading, then its records', async () => {
      let open: () => void = () => {};
      const isOpen = new Promise<void>((resolve) => {
        open = resolve;
      });
      show(async () => {
        await isOpen;
        return Response.json(bodyOf(3));
      });
      await becomes('loading');
      expect(screen.getByText('Loading…')).toBeInTheDocument();
      open();
      await becomes('ready');
      expect(screen.getAllByRole('row')).toHaveLength(4);
    });

    it('says what to do if it is empty, without a search', async () => {
      show(() => Response.json(bodyOf(0)));
      await becomes('empty');
      expect(root()).toHaveTextContent(/\S{3}/);
      for (const text of whenEmpty) expect(within(root() as HTMLElement).getAllByText(text)).not.toEqual([]);
      expect(screen.queryByRole('searchbox')).toBeNull();
    });

    it.runIf(isSearchable)('offers to clear a search that matches nothing', async () => {
      show(undefined, { defaultSearch: 'zzzzzz' });
      await becomes('filtered-empty');
      await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
      await becomes('ready');
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('says that reading failed, reports it to the host, and reads again', async () => {
      const onError = vi.fn();
      let isDown = true;
      show(() => (isDown ? Response.json({ error: 'Down.' }, { status: 503 }) : undefined), { onError });
      await becomes('error');
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'server' }),
        expect.objectContaining({ widget: slot }),
      );
      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await becomes('ready');
    });

    it('says that the user has no access', async () => {
      show(() => Response.json({ error: 'No.' }, { status: 403 }));
      await becomes('denied');
      expect(screen.getByText('You don’t have access')).toBeInTheDocument();
      expect(screen.queryByRole('searchbox')).toBeNull();
    });

    it('keeps its records if reading them again fails', async () => {
      let isDown = false;
      const { queryClient } = show(() => (isDown ? Response.json({ error: 'Down.' }, { status: 503 }) : Response.json(bodyOf(2))));
      await becomes('ready');
      isDown = true;
      await queryClient.refetchQueries();
      expect(await screen.findByText(/^Couldn’t refresh/)).toBeInTheDocument();
      expect(screen.getAllByRole('row')).toHaveLength(3);
    });

    it('renders only some of ten thousand records', async () => {
      show(() => Response.json(bodyOf(10_000)));
      await becomes('ready');
      expect(screen.getAllByRole('row').length).toBeLessThan(150);
      expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    });

    it('can be assembled from its parts, which have no state without the root', async () => {
      const { Root, Toolbar, Rows, Footer } = parts;
      const { props } = widget({}) as ReactElement<Record<string, never>>;
      const Outer = Root as ComponentType<Record<string, unknown>>;
      render(
        <Outer {...props}>
          <Footer />
          <Rows />
        </Outer>,
        { wrapper: newWorld().wrapper },
      );
      await becomes('ready');
      expect(within(root() as HTMLElement).getByRole('table')).toBeVisible();
      expect(screen.queryByRole('searchbox')).toBeNull();
      vi.spyOn(console, 'error').mockImplementation(() => {});
      expect(() => render(<Toolbar />)).toThrow(new RegExp(`^The parts of ${slot} must be used inside`));
    });
  });
}
