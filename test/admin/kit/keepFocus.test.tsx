import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { keepFocus } from '../../../src/admin/kit/widget/keepFocus.js';

interface PartProps {
  names: readonly string[];
  children?: ReactNode;
  rowCount?: number;
}

function Part({ names, rowCount, children }: PartProps) {
  return (
    <div ref={keepFocus}>
      <button type="button">Add</button>
      {children}
      <table aria-rowcount={rowCount}>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <button type="button" className="name">
                  {name}
                </button>
                <button type="button" className="menu">{`Menu of ${name}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const search = <input type="search" aria-label="Search" />;

function show(props: PartProps, focused: string) {
  const { rerender } = render(<Part {...props} />);
  button(focused).focus();
  return (next: PartProps) => rerender(<Part {...next} />);
}

it.each([
  ['the next row', ['b', 'c'], 'Menu of b'],
  ['the row before, if there is none after', ['z'], 'Menu of z'],
])('goes from a removed row to the same control of %s', async (_, left, expected) => {
  const change = show({ names: ['z', 'a', 'b', 'c'] }, 'Menu of a');
  change({ names: left });
  await waitFor(() => expect(button(expected)).toHaveFocus());
});

it('goes from the last row to the search, if all rows are gone or others', async () => {
  const change = show({ names: ['a'], children: search }, 'a');
  change({ names: [], children: search });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  change({ names: ['b'], children: search });
  button('b').focus();
  change({ names: ['c'], children: search });
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

it('goes from the last row to the present folder or to the heading in its place, or else to the first control', async () => {
  const path = (
    <>
      <span aria-current="location" tabIndex={-1}>
        Finance
      </span>
      {search}
    </>
  );
  const heading = (
    <div data-slot="empty-state">
      <h3>No keys yet</h3>
    </div>
  );
  const change = show({ names: ['a'] }, 'a');
  change({ names: [], children: path });
  await waitFor(() => expect(screen.getByText('Finance')).toHaveFocus());
  change({ names: [], children: heading });
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  change({ names: [] });
  await waitFor(() => expect(button('Add')).toHaveFocus());
});

it('goes back to the row if a dialog was closed, and to the row after it if it is gone', async () => {
  const dialog = (
    <div role="dialog" tabIndex={-1}>
      <button type="button">Cancel</button>
    </div>
  );
  const change = show({ names: ['a', 'b'] }, 'a');
  change({ names: ['a', 'b'], children: dialog });
  button('Cancel').focus();
  change({ names: ['a', 'b'] });
  await waitFor(() => expect(button('a')).toHaveFocus());
  change({ names: ['a', 'b'], children: dialog });
  button('Cancel').focus();
  change({ names: ['b'] });
  await waitFor(() => expect(button('b')).toHaveFocus());
});

it('stays away from a row that only left the view, and from what has the focus elsewhere', async () => {
  const change = show({ names: ['a', 'b'], rowCount: 300 }, 'a');
  change({ names: ['b'], rowCount: 300 });
  await nextFrames();
  expect(document.body).toHaveFocus();
  button('b').focus();
  change({ names: ['c'], rowCount: 299 });
  button('Add').focus();
  await nextFrames();
  expect(button('Add')).toHaveFocus();
});

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
