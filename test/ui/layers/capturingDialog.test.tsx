import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Dialog, DialogBody } from '../../../src/ui/dialog/Dialog.js';
import { SearchField } from '../../../src/ui/fields/SearchField.js';
import { Menu } from '../../../src/ui/menu/Menu.js';
import { MenuItem } from '../../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../../src/ui/menu/MenuList.js';
import { MenuTrigger } from '../../../src/ui/menu/MenuTrigger.js';
import { englishInterface } from '../../support/englishInterface.js';

let timesClosed = 0;

beforeEach(() => {
  timesClosed = 0;
  // As dialogs of Radix and shadcn do.
  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    timesClosed += 1;
  };
  document.addEventListener('keydown', dismiss, { capture: true });
  return () => document.removeEventListener('keydown', dismiss, { capture: true });
});

const showInDialog = (inside: ReactNode) => render(<div role="dialog">{inside}</div>, { wrapper: englishInterface });

async function closesAlone(isOpen: () => boolean): Promise<void> {
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(timesClosed).toBe(0);
  await expect.poll(isOpen).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(timesClosed).toBe(1);
}

it('closes a menu, and not the dialog of the page that listens while capturing', async () => {
  showInDialog(
    <Menu>
      <MenuTrigger>More</MenuTrigger>
      <MenuList label="More">
        <MenuItem onSelect={() => {}}>Rename</MenuItem>
      </MenuList>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem');
  await closesAlone(() => screen.queryByRole('menuitem') !== null);
});

function Rename() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Rename">
      <DialogBody>
        <input aria-label="Name" />
      </DialogBody>
    </Dialog>
  );
}

it('closes its own dialog, and not the one around it', async () => {
  showInDialog(<Rename />);
  await userEvent.click(await screen.findByLabelText('Name'));
  await closesAlone(() => screen.queryByLabelText('Name') !== null);
});

function Search() {
  const [text, setText] = useState('');
  const inputProps = { value: text, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value) };
  return <SearchField search={{ text, inputProps, clear: () => setText('') }} />;
}

it('clears a search field, and leaves the key of an empty one to the page', async () => {
  showInDialog(<Search />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(field, 'sales');
  await closesAlone(() => field.value !== '');
});

it('leaves the key to the page outside its layers, and while an input method composes', async () => {
  showInDialog(<Search />);
  await userEvent.type(screen.getByRole('searchbox'), 'sales');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(timesClosed).toBe(1);
  const ofInputMethod = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true });
  screen.getByRole('searchbox').dispatchEvent(ofInputMethod);
  expect(timesClosed).toBe(2);
});
