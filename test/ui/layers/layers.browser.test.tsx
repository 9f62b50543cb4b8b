import { render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { Menu as ChatMenu } from '../../../src/chat/menu/Menu.js';
import { MenuItem as ChatMenuItem } from '../../../src/chat/menu/MenuItem.js';
import { MenuList as ChatMenuList } from '../../../src/chat/menu/MenuList.js';
import { MenuTrigger as ChatMenuTrigger } from '../../../src/chat/menu/MenuTrigger.js';
import { SqlResult } from '../../../src/chat/results/SqlResult.js';
import { CommandPalette } from '../../../src/ui/command-palette/CommandPalette.js';
import { Dialog, DialogBody } from '../../../src/ui/dialog/Dialog.js';
import type { DialogProps } from '../../../src/ui/dialog/DialogProps.js';
import { Menu } from '../../../src/ui/menu/Menu.js';
import { MenuItem } from '../../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../../src/ui/menu/MenuList.js';
import { MenuTrigger } from '../../../src/ui/menu/MenuTrigger.js';
import { Popover } from '../../../src/ui/popover/Popover.js';
import { Select } from '../../../src/ui/select/Select.js';
import { exampleResult, orderRows } from '../../../stories/support/exampleResults.js';
import { englishInterface } from '../../support/englishInterface.js';
import { closesAlone, focused, heard, pageDialog, showModal } from './support/pageDialog.js';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1000, 800);
});

const inPageDialog = (children: ReactNode) => render(<PageDialog>{children}</PageDialog>, { wrapper: englishInterface });

function PageDialog({ children }: { children: ReactNode }) {
  return (
    <dialog ref={showModal} aria-label="Of the page">
      <button type="button">Before</button>
      {children}
      <button type="button">After</button>
    </dialog>
  );
}

interface LayerCase {
  readonly name: string;
  readonly layer: ReactElement;
  /** The role of what opens. */
  readonly role: string;
  /** What Tab does: it stays inside, or closes the layer on its way to the next control. */
  readonly tab: 'stays' | 'closes';
}

const fruits = ['Apple', 'Pear', 'Plum'].map((label) => ({ value: label, label }));
const many = Array.from({ length: 9 }, (_, index) => ({ value: index, label: `Option ${index}` }));

const cases: readonly LayerCase[] = [
  { name: 'a menu of the chat', layer: <MenuOfChat />, role: 'menu', tab: 'closes' },
  { name: 'a menu of a widget', layer: <MenuOfWidget />, role: 'menu', tab: 'closes' },
  { name: 'a select', layer: <Choice options={fruits} />, role: 'listbox', tab: 'closes' },
  { name: 'a select with a search', layer: <Choice options={many} />, role: 'listbox', tab: 'closes' },
  { name: 'a popover', layer: <Columns />, role: 'dialog', tab: 'closes' },
  { name: 'a dialog', layer: <Rename />, role: 'dialog', tab: 'stays' },
  { name: 'a drawer', layer: <Rename size="drawer" />, role: 'dialog', tab: 'stays' },
  { name: 'a question', layer: <Rename isAlert />, role: 'alertdialog', tab: 'stays' },
  { name: 'a command palette', layer: <Palette />, role: 'dialog', tab: 'stays' },
  { name: 'an expanded result', layer: <Orders />, role: 'dialog', tab: 'stays' },
];

const opener = () => document.querySelector<HTMLElement>('[data-slot="expand"], [aria-haspopup], [data-opener]');
const layerOf = (role: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find((layer) => layer.checkVisibility()) ?? null;

/** Opens the layer with the keyboard and waits until it has the focus. */
async function openLayer(role: string): Promise<HTMLElement> {
  opener()?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(layerOf(role)).not.toBeNull());
  await waitFor(() => expect(hasFocus(role)).toBe(true));
  return layerOf(role) as HTMLElement;
}

const hasFocus = (role: string) => {
  const layer = layerOf(role);
  const isBeside = layer?.parentElement?.contains(focused()) === true && focused() !== opener();
  return layer !== null && (layer.contains(focused()) || isBeside);
};

describe.each(cases)('$name in a dialog of the page', ({ layer, role, tab }) => {
  it('is the only one that Escape closes, and returns the focus', async () => {
    inPageDialog(layer);
    await openLayer(role);
    await closesAlone({ isOpen: () => layerOf(role) !== null, opener });
  });

  it('is the only one that Escape closes if nothing has the focus', async () => {
    inPageDialog(layer);
    await openLayer(role);
    (focused() as HTMLElement).blur();
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(layerOf(role)).toBeNull());
    expect(pageDialog()?.open).toBe(true);
    expect(heard).toEqual([]);
  });

  it(`${tab} with Tab`, async () => {
    inPageDialog(layer);
    await openLayer(role);
    for (let presses = 0; presses < 12 && layerOf(role) !== null; presses += 1) {
      await userEvent.keyboard('{Tab}');
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (tab === 'stays') await waitFor(() => expect(hasFocus(role)).toBe(true));
    }
    if (tab === 'stays') return expect(layerOf(role)).not.toBeNull();
    await waitFor(() => expect(layerOf(role)).toBeNull());
    await waitFor(() => expect(focused()).toHaveTextContent('After'));
  });
});

describe('layers in layers', () => {
  it.each([
    { name: 'a menu in a dialog', outer: <Rename inside={<MenuOfWidget />} />, role: 'menu' },
    { name: 'a popover in a drawer', outer: <Rename size="drawer" inside={<Columns />} />, role: 'dialog' },
  ])('close one by one: $name', async ({ outer, role }) => {
    inPageDialog(outer);
    const around = await openLayer('dialog');
    const inner = around.querySelector<HTMLElement>('[data-slot="dialog-body"] [aria-haspopup]') as HTMLElement;
    inner.focus();
    await userEvent.keyboard('{Enter}');
    const layer = () => around.querySelector(`[role="${role}"]`);
    await waitFor(() => expect(layer()?.contains(focused())).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(layer()).toBeNull());
    expect(around.isConnected).toBe(true);
    await waitFor(() => expect(focused()).toBe(inner));
    await closesAlone({ isOpen: () => layerOf('dialog') !== null, opener });
  });

  it('close one by one: a select in a dialog in an expanded result', async () => {
    inPageDialog(<Orders inside={<Rename inside={<Choice options={fruits} />} />} />);
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const press = async (selector: string) => {
      find(selector)?.focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('[data-slot="expand"]');
    await press('[data-opener]');
    await waitFor(() => expect(focused()).toBe(find('[role="combobox"]') ?? 'none'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(layerOf('listbox')).not.toBeNull());
    await waitFor(() => expect(focused()).not.toBe(find('[role="combobox"]')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(layerOf('listbox')).toBeNull());
    await waitFor(() => expect(focused()).toBe(find('[role="combobox"]')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(find('[role="combobox"]')).toBeNull());
    await waitFor(() => expect(focused()).toBe(find('[data-opener]')));
    await closesAlone({ isOpen: () => layerOf('dialog') !== null, opener: () => find('[data-slot="expand"]') });
  });
});

describe('what the page shows above a layer', () => {
  it.each([
    ['a popover', <div key="1" popover="auto" data-testid="above" ref={(element) => element?.showPopover()} />],
    [
      'a modal dialog',
      <dialog key="2" data-testid="above" ref={showModal}>
        <button type="button">Inside</button>
      </dialog>,
    ],
  ])('closes first: %s', async (_, above) => {
    function Page() {
      const [isShown, setShown] = useState(false);
      return (
        <>
          <Rename inside={<input aria-label="Name" onKeyDown={({ key }) => key === 'F2' && setShown(true)} />} />
          {isShown && above}
        </>
      );
    }
    render(<Page />, { wrapper: englishInterface });
    await openLayer('dialog');
    await userEvent.keyboard('{F2}');
    const isAbove = () => screen.getByTestId('above').matches(':popover-open, :modal');
    await waitFor(() => expect(isAbove()).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isAbove()).toBe(false));
    expect(layerOf('dialog')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(layerOf('dialog')).toBeNull());
  });
});

it('leaves Escape to what handles it inside a dialog', async () => {
  render(<Rename inside={<input aria-label="Name" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />} />, {
    wrapper: englishInterface,
  });
  await openLayer('dialog');
  await waitFor(() => expect(focused()).toHaveAttribute('aria-label', 'Name'));
  await userEvent.keyboard('{Escape}');
  expect(layerOf('dialog')).not.toBeNull();
});

function MenuOfChat() {
  return (
    <ChatMenu>
      <ChatMenuTrigger>Options</ChatMenuTrigger>
      <ChatMenuList label="Options">
        <ChatMenuItem onSelect={() => undefined}>Sort</ChatMenuItem>
      </ChatMenuList>
    </ChatMenu>
  );
}

function MenuOfWidget() {
  return (
    <Menu>
      <MenuTrigger>Options</MenuTrigger>
      <MenuList label="Options">
        <MenuItem onSelect={() => undefined}>Sort</MenuItem>
      </MenuList>
    </Menu>
  );
}

function Choice<Value>({ options }: { options: readonly { value: Value; label: string }[] }) {
  const [value, setValue] = useState<Value>();
  return <Select label="Choice" options={options} value={value} onValueChange={setValue} />;
}

function Columns() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} title="Columns" trigger={<button type="button">Columns</button>}>
      <button type="button">Reset</button>
    </Popover>
  );
}

function Rename({ inside = <input aria-label="Name" />, ...props }: Partial<DialogProps> & { inside?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-opener="" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename the report" {...props}>
        <DialogBody>{inside}</DialogBody>
      </Dialog>
    </>
  );
}

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" data-opener="" onClick={() => setOpen(true)}>
        Search
      </button>
      <CommandPalette
        open={isOpen}
        onOpenChange={setOpen}
        groups={[{ id: 'pages', label: 'Pages', commands: [{ id: 'a', label: 'Users' }] }]}
      />
    </>
  );
}

function Orders({ inside }: { inside?: ReactNode }) {
  return (
    <SqlResult result={exampleResult({ ...orderRows(3), queryTitle: 'Orders' })} defaultView="table">
      {inside}
    </SqlResult>
  );
}
