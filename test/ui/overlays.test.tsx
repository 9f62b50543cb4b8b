import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazyModule } from '../../src/react/lazy/createLazyModule.js';
import { Dialog } from '../../src/ui/dialog/Dialog.js';
import { Menu } from '../../src/ui/menu/Menu.js';
import { MenuItem } from '../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../src/ui/menu/MenuList.js';
import { MenuIconTrigger, MenuTrigger } from '../../src/ui/menu/MenuTrigger.js';
import { OverlaySource } from '../../src/ui/overlay-loader/useOverlays.js';
import { Popover } from '../../src/ui/popover/Popover.js';
import { Select } from '../../src/ui/select/Select.js';
import { useToast } from '../../src/ui/toasts/ToastContext.js';
import { Toasts } from '../../src/ui/toasts/Toasts.js';
import { Tooltips } from '../../src/ui/tooltip/Tooltips.js';
import { englishInterface } from '../support/englishInterface.js';

/** Resolves when a test lets the overlays load. */
let gate: Promise<void>;
let open: () => void;
let useParts = createLazyModule(importParts);

async function importParts() {
  await gate;
  return import('../../src/ui/overlays/overlays.js');
}

beforeEach(() => {
  gate = new Promise((resolve) => {
    open = resolve;
  });
  useParts = createLazyModule(importParts);
});

function show(ui: ReactNode) {
  const within = (content: ReactNode) => <OverlaySource value={useParts}>{content}</OverlaySource>;
  const { rerender } = render(within(ui), { wrapper: englishInterface });
  return { rerender: (content: ReactNode) => rerender(within(content)) };
}

function showMenu(onSelect: () => void) {
  show(
    <Menu>
      <MenuTrigger>Actions</MenuTrigger>
      <MenuList label="Actions">
        <MenuItem onSelect={onSelect}>Rename</MenuItem>
      </MenuList>
    </Menu>,
  );
}

const load = () => act(async () => open());

describe('a button pressed before its overlay has loaded', () => {
  it('opens a menu as soon as it has loaded', async () => {
    const onSelect = vi.fn();
    showMenu(onSelect);
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('menu')).toBeNull();
    await load();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });

  it.each(['{ArrowDown}', '{Enter}', ' '])('opens a menu at its first item with the key “%s”', async (key) => {
    const onSelect = vi.fn();
    showMenu(onSelect);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await load();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it.each(['{ArrowDown}', '{Enter}', ' '])('opens a select with the key “%s”', async (key) => {
    const onValueChange = vi.fn();
    const options = ['Berlin', 'Bonn'].map((city) => ({ value: city, label: city }));
    show(<Select label="City" value="Bonn" onValueChange={onValueChange} options={options} />);
    await userEvent.tab();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
    await userEvent.keyboard(key);
    await load();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bonn' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Berlin');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus());
  });

  it('opens a panel beside its button, and a dialog', async () => {
    const onOpenChange = vi.fn();
    const panel = (isOpen: boolean) => (
      <>
        <Popover open={isOpen} onOpenChange={onOpenChange} trigger={<button type="button">Columns</button>} title="Columns">
          Name, owner
        </Popover>
        <Dialog open={isOpen} onOpenChange={onOpenChange} title="Delete it?" />
      </>
    );
    const { rerender } = show(panel(false));
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    rerender(panel(true));
    await load();
    expect(await screen.findByText('Name, owner')).toBeVisible();
    expect(await screen.findByText('Delete it?')).toBeVisible();
  });
});

it('keeps its toasts until their region has loaded', async () => {
  function Saver() {
    const show = useToast();
    return (
      <button type="button" onClick={() => show({ tone: 'success', title: 'Saved' })}>
        Save
      </button>
    );
  }
  show(
    <Toasts>
      <Saver />
    </Toasts>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await load();
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('keeps the button that was there before, and its tooltip works', async () => {
  show(
    <Tooltips>
      <Menu>
        <MenuIconTrigger label="Actions" />
      </Menu>
    </Tooltips>,
  );
  const button = screen.getByRole('button', { name: 'Actions' });
  await load();
  expect(screen.getByRole('button', { name: 'Actions' })).toBe(button);
  await userEvent.hover(button);
  await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toHaveAttribute('data-text', 'Actions'));
});

it('loads again at the next press if loading failed', async () => {
  let calls = 0;
  useParts = createLazyModule(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('The network is gone.')) : import('../../src/ui/overlays/overlays.js');
  });
  const options = [{ value: 1, label: 'One' }];
  show(<Select label="Number" value={1} onValueChange={() => {}} options={options} />);
  expect(calls).toBe(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Number' }));
  expect(await screen.findByRole('option', { name: 'One' })).toBeVisible();
  expect(calls).toBe(2);
});
