import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { startWorld, type World } from '../data/support/startWorld.js';
import { describePart, type PartProps } from './conformance.js';
import { describeStates } from './describeStates.js';

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
  /** True if the standard list has further pages. */
  readonly hasPages?: boolean;
  /** True if it can be searched even while it is empty. Default false. */
  readonly isSearchedIfEmpty?: boolean;
  /** What is not offered although all records are here. Default: it is searched and sorted. */
  readonly arranged?: { readonly isSearched?: false; readonly isSorted?: false };
}

/** What the parts of a widget have in common. */
interface Parts {
  readonly Root: ComponentType<never>;
  readonly Toolbar: ComponentType<PartProps>;
  readonly Rows: ComponentType<PartProps>;
  readonly Footer?: ComponentType<PartProps>;
}

/**
 * The rules for a widget that is declared with `createResourceWidget`: its parts, each state of its list, ten thousand records, and the
 * keyboard. Tests of a widget itself are about its own rules.
 */
export function describeWidget(
  name: string,
  widget: (props: object) => ReactElement,
  parts: Parts,
  {
    slot,
    read,
    bodyOf,
    standardCount,
    whenEmpty = [],
    isSearchable = true,
    hasPages = false,
    isSearchedIfEmpty = false,
    arranged,
  }: ListedWidget,
): void {
  const root = () => {
    const element = document.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (element === null) throw new Error(`There is no ${slot}.`);
    return element;
  };
  const becomes = (state: string) => waitFor(() => expect(root()).toHaveAttribute('data-state', state));

  const standard = standardCount === undefined ? {} : { standard: () => Response.json(bodyOf(standardCount)) };

  function newWorld(answer: () => Response | undefined = () => standard.standard?.()): World {
    const world = startWorld();
    world.answer = (sent) => (read.test(sent) ? answer() : undefined);
    return world;
  }

  function show(answer: () => Response): World {
    const world = newWorld(answer);
    render(widget({}), { wrapper: world.wrapper });
    return world;
  }

  const { wrapper } = newWorld();
  describePart(name, widget, { slot, wrapper, ready: () => becomes('ready') });
  describeStates(name, widget, { slot, read, isSearchable, hasPages, ...standard });

  describe(`${name} as a list`, () => {
    it('has a row for each record', async () => {
      show(() => Response.json(bodyOf(3)));
      await becomes('ready');
      expect(screen.getAllByRole('row')).toHaveLength(4);
    });

    it('has its search first, then its filters, and its main action last', async () => {
      show(() => Response.json(bodyOf(3)));
      await becomes('ready');
      const ranks = controlsOf(root()).map(rankOf);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    });

    it('is searched and sorted, because all records are here', async () => {
      show(() => Response.json(bodyOf(3)));
      await becomes('ready');
      const sorted = root().querySelectorAll('th button.parley-data-table-sort');
      expect({ isSearched: within(root()).queryAllByRole('searchbox').length === 1, isSorted: sorted.length > 0 }).toEqual({
        isSearched: true,
        isSorted: true,
        ...arranged,
      });
    });

    it('has a name for every button, and no tag in place of a status', async () => {
      show(() => Response.json(bodyOf(3)));
      await becomes('ready');
      for (const button of within(root()).getAllByRole('button')) expect(button).toHaveAccessibleName(/\S/);
      expect(root().querySelector('td > [data-slot="badge"]:only-child')).toBeNull();
    });

    it('says what to do if it is empty, and has no search that cannot find anything', async () => {
      show(() => Response.json(bodyOf(0)));
      await becomes('empty');
      expect(root()).toHaveTextContent(/\S{3}/);
      for (const text of whenEmpty) expect(within(root() as HTMLElement).getAllByText(text)).not.toEqual([]);
      expect(screen.queryAllByRole('searchbox')).toHaveLength(isSearchedIfEmpty ? 1 : 0);
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
          {Footer && <Footer />}
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

/** The controls in the line above the rows. */
function controlsOf(root: HTMLElement): readonly HTMLElement[] {
  const line = root.querySelector<HTMLElement>('[data-slot="toolbar"], [data-slot$="-toolbar"]');
  return line === null ? [] : [...line.querySelectorAll<HTMLElement>('input[type="search"], button, [role="combobox"]')];
}

/** Search, then filters and other actions, then the main action. */
function rankOf(control: HTMLElement): number {
  if (control.matches('input')) return 0;
  return control.getAttribute('data-variant') === 'primary' ? 2 : 1;
}
