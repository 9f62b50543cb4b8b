import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../../src/ui/menu/MenuItem.js';
import { RowMenu } from '../../src/ui/menu/RowMenu.js';
import { Tree, type TreeProps } from '../../src/ui/tree/Tree.js';
import { describePart } from '../support/conformance.js';
import { englishInterface } from '../support/englishInterface.js';

const wrapper = englishInterface;

describePart('Tree', (props) => <Places {...props} actionsOf={({ name }) => <button type="button">Rename {name}</button>} />, {
  slot: 'tree',
  wrapper,
});

describe('Tree', () => {
  it('moves, expands and collapses with arrow keys, and exposes the level of a row', async () => {
    render(<Places />, { wrapper });
    await userEvent.tab();
    expect(item('World')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(item('World')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(item('Asia')).toHaveFocus();
    expect(item('Asia')).toHaveAttribute('aria-level', '2');
    expect(item('Asia')).toHaveAttribute('aria-setsize', '2');
    await userEvent.keyboard('{End}');
    expect(item('Moon')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(item('World')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: 'Asia' })).toBeNull();
  });

  it('swaps the left and right arrow keys in right-to-left text', async () => {
    render(<Places dir="rtl" style={{ direction: 'rtl' }} />, { wrapper });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(item('World')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    expect(item('World')).toHaveAttribute('aria-expanded', 'false');
  });

  it('finds rows by typing their first letters', async () => {
    render(<Places defaultExpandedIds={['world', 'asia']} />, { wrapper });
    await userEvent.tab();
    await userEvent.keyboard('e');
    expect(item('Europe')).toHaveFocus();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s to the browser and the page', async (modifier) => {
    render(<Places defaultExpandedIds={['world', 'asia']} />, { wrapper });
    await userEvent.tab();
    for (const key of ['e', 'ArrowDown', 'ArrowLeft', 'Home']) {
      expect(fireEvent.keyDown(item('World'), { key, [modifier]: true })).toBe(true);
    }
    expect(item('World')).toHaveFocus();
    expect(item('World')).toHaveAttribute('aria-expanded', 'true');
  });

  it('selects with Enter, Space and a press, but no disabled row', async () => {
    const onSelectedIdChange = vi.fn();
    render(<Places defaultExpandedIds={['world']} isDisabled={({ id }) => id === 'asia'} onSelectedIdChange={onSelectedIdChange} />, {
      wrapper,
    });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await userEvent.click(item('Moon'));
    expect(onSelectedIdChange.mock.calls.map(([id]) => id)).toEqual(['world', 'moon']);
    expect(item('Moon')).toHaveAttribute('aria-selected', 'true');
    expect(item('World')).toHaveAttribute('aria-selected', 'false');
  });

  it('expands with its chevron without selecting', async () => {
    const onSelectedIdChange = vi.fn();
    const onExpandedIdsChange = vi.fn();
    render(<Places onSelectedIdChange={onSelectedIdChange} onExpandedIdsChange={onExpandedIdsChange} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Expand World' }));
    expect(onExpandedIdsChange).toHaveBeenCalledExactlyOnceWith(['world']);
    expect(onSelectedIdChange).not.toHaveBeenCalled();
    expect(item('World')).toHaveFocus();
  });

  it('leaves keys and presses to the row actions, which Tab reaches', async () => {
    const onSelectedIdChange = vi.fn();
    const onRename = vi.fn();
    const actionsOf = ({ name }: Place) => (
      <button type="button" onClick={onRename}>
        Rename {name}
      </button>
    );
    render(<Places actionsOf={actionsOf} onSelectedIdChange={onSelectedIdChange} />, { wrapper });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Rename World' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Rename Moon' }));
    expect(onRename).toHaveBeenCalledTimes(2);
    expect(onSelectedIdChange).not.toHaveBeenCalled();
    expect(item('World')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows only the name in a row while the tooltip or menu of its actions is open, and selects nothing', async () => {
    const onSelectedIdChange = vi.fn();
    const onOpen = vi.fn();
    const actionsOf = ({ name }: Place) => (
      <RowMenu name={name}>
        <MenuItem onSelect={onOpen}>Open</MenuItem>
      </RowMenu>
    );
    render(<Places actionsOf={actionsOf} onSelectedIdChange={onSelectedIdChange} />, { wrapper });
    const button = screen.getByRole('button', { name: 'Actions for World' });
    await userEvent.hover(button);
    await waitFor(() => expect(button.querySelector('[data-slot="tooltip"]')).toBeVisible());
    expect(item('World')).toHaveTextContent(/^World$/);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus());
    expect(item('World')).toHaveTextContent(/^World$/);
    await userEvent.dblClick(screen.getByRole('menuitem', { name: 'Open' }));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onSelectedIdChange).not.toHaveBeenCalled();
    expect(item('World')).toHaveAttribute('aria-expanded', 'false');
  });

  it('has one tab stop: the last visited row, or else the selected one', async () => {
    const { rerender } = render(<Places selectedId="asia" expandedIds={['world']} />, { wrapper });
    expect(item('Asia')).toHaveAttribute('tabindex', '0');
    rerender(<Places selectedId="asia" expandedIds={[]} />);
    expect(item('World')).toHaveAttribute('tabindex', '0');
    expect(item('Moon')).toHaveAttribute('tabindex', '-1');
  });

  it('renders few of many rows if it is its own scroll container, and reaches all of them by keyboard', async () => {
    const roots = Array.from({ length: 2_000 }, (_, index) => `Place ${index + 1}`);
    const nameOf = (name: string) => name;
    render(<Tree label="Places" isScrollBox roots={roots} idOf={nameOf} nameOf={nameOf} childrenOf={none} />, { wrapper });
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(item('Place 2000')).toHaveFocus();
    expect(item('Place 2000')).toHaveAttribute('aria-posinset', '2000');
    expect(item('Place 1')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(item('Place 1')).toHaveFocus();
    expect(screen.queryByRole('treeitem', { name: 'Place 2000' })).toBeNull();
  });

  it('shows an item that contains itself once', () => {
    const circle: { id: string; name: string; children: Place[] } = { id: 'a', name: 'A', children: [] };
    circle.children.push(circle);
    render(<Places roots={[circle]} defaultExpandedIds={['a']} />, { wrapper });
    expect(screen.getAllByRole('treeitem')).toHaveLength(1);
  });
});

function item(name: string): HTMLElement {
  return screen.getByRole('treeitem', { name });
}

function Places(props: Partial<TreeProps<Place, string>>) {
  return (
    <Tree
      label="Places"
      roots={places}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      childrenOf={({ children = [] }) => children}
      {...props}
    />
  );
}

interface Place {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly Place[];
}

const places: readonly Place[] = [
  {
    id: 'world',
    name: 'World',
    children: [
      { id: 'asia', name: 'Asia', children: [{ id: 'japan', name: 'Japan' }] },
      { id: 'europe', name: 'Europe' },
    ],
  },
  { id: 'moon', name: 'Moon' },
];

function none(): readonly string[] {
  return [];
}
