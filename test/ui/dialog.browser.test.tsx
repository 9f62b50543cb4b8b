import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionDialog } from '../../src/admin/kit/dialog/ActionDialog.js';
import '../../src/styles/styles.css';
import { Dialog, DialogActions, DialogBody } from '../../src/ui/dialog/Dialog.js';
import { TextField } from '../../src/ui/fields/TextField.js';
import { Menu } from '../../src/ui/menu/Menu.js';
import { MenuItem } from '../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../src/ui/menu/MenuList.js';
import { MenuTrigger } from '../../src/ui/menu/MenuTrigger.js';
import { RowMenu } from '../../src/ui/menu/RowMenu.js';
import { Select } from '../../src/ui/select/Select.js';
import { useToast } from '../../src/ui/toasts/ToastContext.js';
import { Toasts } from '../../src/ui/toasts/Toasts.js';
import { findAxeViolations } from '../support/conformance.js';
import { englishInterface } from '../support/englishInterface.js';

const show = (element: React.ReactElement) => render(element, { wrapper: englishInterface });

describe('Dialog', () => {
  it('focuses its first field, keeps the Tab key inside, and returns the focus', async () => {
    show(<Rename />);
    const opener = await open('Rename');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    const dialog = screen.getByRole('dialog', { name: 'Rename the report' });
    expect(dialog).toHaveAccessibleDescription('Existing links keep working.');
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab();
      // Past the last element, the focus returns with the next frame.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('focuses its first field even if it is a select', async () => {
    show(
      <Dialog open onOpenChange={() => {}} title="Schedule a dashboard">
        <DialogBody>
          <Select label="Dashboard" value={undefined} options={[{ value: 'sales', label: 'Sales' }]} onValueChange={() => {}} />
          <TextField label="Time" value="8:00" onChange={() => {}} />
        </DialogBody>
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Dashboard' })).toHaveFocus());
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    show(
      <section data-slot="report-list">
        <button type="button">Filter</button>
        <RenameByMenu name="Sales" />
        <RenameByMenu name="Costs" />
      </section>,
    );
    const trigger = screen.getByRole('button', { name: /Costs/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('is above everything, in the middle of the page and in its own theme', async () => {
    render(
      <div data-theme="dark" dir="rtl" style={{ overflow: 'hidden', blockSize: 40, position: 'relative', zIndex: 0 }}>
        <Rename />
      </div>,
      { wrapper: englishInterface },
    );
    await open('Rename');
    const dialog = await screen.findByRole('dialog');
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    expect(Math.abs(left - (innerWidth - right))).toBeLessThan(2);
    expect(Math.abs(top - (innerHeight - bottom))).toBeLessThan(2);
    expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[role="dialog"]')).toBe(dialog);
    expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    expect(getComputedStyle(dialog).direction).toBe('rtl');
    expect(await findAxeViolations(document.body)).toEqual([]);
  });

  it('draws the line of a drawer only above its own buttons, in a form or not, and not in a dialog inside it', () => {
    for (const isForm of [false, true]) {
      const body = (
        <>
          <DialogBody>Name</DialogBody>
          <DialogActions>Outer</DialogActions>
        </>
      );
      const { unmount } = show(
        <Dialog open size="drawer" onOpenChange={() => {}} title="A user">
          {isForm ? <form className="parley-dialog-form">{body}</form> : body}
          <Dialog open isAlert onOpenChange={() => {}} title="Discard changes?">
            <DialogActions>Inner</DialogActions>
          </Dialog>
        </Dialog>,
      );
      const lineOf = (text: string) => getComputedStyle(screen.getByText(text)).borderBlockStartWidth;
      expect([lineOf('Outer'), lineOf('Inner')]).toEqual(['1px', '0px']);
      unmount();
    }
  });

  it('does not close while it is busy', async () => {
    const onOpenChange = vi.fn();
    show(
      <Dialog open isBusy onOpenChange={onOpenChange} title="Rename the report">
        <DialogBody>Saving</DialogBody>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await pressBeside();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  });

  it('closes on a press outside', async () => {
    show(<Rename />);
    await open('Rename');
    await screen.findByRole('dialog');
    await pressBeside();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    show(<RenameFromMenu />);
    const trigger = await open('More');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  });

  it('moves the focus to its button if it was open from the start', async () => {
    show(<RenameAtOnce />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus());
  });

  it('moves the focus to the first control around it if it has no button', async () => {
    show(
      <section data-slot="report-list">
        <input aria-label="Search" />
        <RenameAtOnce hasButton={false} />
      </section>,
    );
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });

  it('leaves Escape to a menu that is open inside it', async () => {
    show(
      <Dialog open onOpenChange={fail} title="Choose a folder">
        <DialogBody>
          <Menu>
            <MenuTrigger>Folder</MenuTrigger>
            <MenuList label="Folder">
              <MenuItem onSelect={() => undefined}>Sales</MenuItem>
            </MenuList>
          </Menu>
        </DialogBody>
      </Dialog>,
    );
    await open('Folder');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sales' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('stays open when a toast above it is dismissed', async () => {
    show(
      <Toasts>
        <Dialog open onOpenChange={fail} title="Invite a user">
          <DialogActions>
            <FailButton />
          </DialogActions>
        </Dialog>
      </Toasts>,
    );
    await open('Save');
    await screen.findByText('Not saved', { selector: '.parley-toast-title' });
    await page.getByRole('button', { name: 'Dismiss', includeHidden: true }).click();
    await waitFor(() => expect(document.querySelector('[data-slot="toast"]')).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a destructive ActionDialog', () => {
  it('focuses the button that does nothing, and ignores a press outside', async () => {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    show(<Confirm onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 12 users?' });
    expect(dialog).toHaveAccessibleDescription('They lose access at once.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await pressBeside();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is neither confirmed twice nor cancelled while the action is pending', async () => {
    const onConfirm = vi.fn();
    show(<Confirm isBusy onOpenChange={fail} onConfirm={onConfirm} />);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    screen.getByRole('button', { name: 'Delete 12 users' }).click();
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

async function open(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  return button;
}

async function pressBeside(): Promise<void> {
  await userEvent.click(document.querySelector('.parley-dialog-backdrop') ?? document.body, { position: { x: 4, y: 4 } });
}

function fail(isOpen: boolean): void {
  throw new Error(`It must not ${isOpen ? 'open' : 'close'}.`);
}

function RenameByMenu({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <RowMenu name={name}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </RowMenu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename">
        <DialogBody>
          <TextField label="Name" />
        </DialogBody>
      </Dialog>
    </div>
  );
}

function Rename() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <RenameDialog isOpen={isOpen} setOpen={setOpen} />
      <button type="button">After</button>
    </>
  );
}

function RenameFromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu>
        <MenuTrigger>More</MenuTrigger>
        <MenuList label="More">
          <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
        </MenuList>
      </Menu>
      <RenameDialog isOpen={isOpen} setOpen={setOpen} />
    </>
  );
}

function RenameDialog({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Rename the report" description="Existing links keep working.">
      <DialogBody>
        <TextField label="Name" defaultValue="Sales" />
      </DialogBody>
      <DialogActions>
        <button type="button">Save</button>
      </DialogActions>
    </Dialog>
  );
}

function Confirm(props: { isBusy?: boolean; onOpenChange: (isOpen: boolean) => void; onConfirm: () => void }) {
  const { isBusy = false, onOpenChange, onConfirm } = props;
  const form = {
    open: true,
    onOpenChange,
    isBusy,
    error: undefined,
    canSubmit: true,
    cancel: () => onOpenChange(false),
    submit: onConfirm,
  };
  return (
    <ActionDialog
      isDestructive
      form={form}
      title="Delete 12 users?"
      description="They lose access at once."
      submitLabel="Delete 12 users"
    />
  );
}

function FailButton() {
  const show = useToast();
  return (
    <button type="button" onClick={() => show({ tone: 'error', title: 'Not saved' })}>
      Save
    </button>
  );
}

function RenameAtOnce({ hasButton = true }: { hasButton?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {hasButton && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Rename
        </button>
      )}
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename the report">
        <DialogBody>Its name</DialogBody>
      </Dialog>
    </>
  );
}
