import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import '../../src/styles/styles.css';
import { ActionDialog, Checkbox, DataTable, IconButton, Popover, SelectField, TextField } from '../../src/admin.js';
import { Menu } from '../../src/ui/menu/Menu.js';
import { MenuItem } from '../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../src/ui/menu/MenuList.js';
import { MenuTrigger } from '../../src/ui/menu/MenuTrigger.js';
import { englishInterface } from '../support/englishInterface.js';

/** What pages set on their body, and what old resets set on elements, without a class of ours. */
const oddHost = `
  body { letter-spacing: 3px; text-transform: uppercase; text-align: center; line-height: 3; word-spacing: 8px; text-indent: 12px;
    white-space: pre; font-style: italic; font-variant-caps: small-caps; text-shadow: 1px 1px red; word-break: break-all; hyphens: auto;
    cursor: crosshair; font-stretch: condensed; list-style: square; }
  * { box-sizing: content-box }
  button { width: 100%; text-transform: uppercase; letter-spacing: 2px; min-height: 60px; margin: 8px }
`;

const host = document.createElement('style');
afterEach(() => host.remove());

it('looks the same in a dialog, its fields and buttons on a page with its own styles', async () => {
  const form = { open: true, onOpenChange() {}, isBusy: false, error: undefined, canSubmit: true, cancel() {}, submit() {} };
  render(
    <ActionDialog form={form} title="Rename" submitLabel="Save">
      <TextField label="Name" defaultValue="Sales" />
      <SelectField label="Kind">
        <option>Report</option>
      </SelectField>
      <Checkbox aria-label="Pin" />
      <IconButton label="Copy" />
    </ActionDialog>,
    { wrapper: englishInterface },
  );
  expectSameLook(await screen.findByRole('dialog'));
});

it('looks the same in a menu', async () => {
  render(
    <Menu>
      <MenuTrigger>Actions</MenuTrigger>
      <MenuList label="Actions">
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
        <MenuItem disabled onSelect={() => undefined}>
          Delete
        </MenuItem>
      </MenuList>
    </Menu>,
    { wrapper: englishInterface },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  expectSameLook(await screen.findByRole('menu'));
});

it('looks the same in a popover and a tooltip', async () => {
  render(
    <Popover open onOpenChange={() => undefined} title="Jobs" trigger={<button type="button">Jobs</button>}>
      <p>Nothing yet</p>
      <IconButton label="Clear" />
    </Popover>,
    { wrapper: englishInterface },
  );
  expectSameLook(await screen.findByRole('dialog', { name: 'Jobs' }));
});

it('uses the same spacing and case for a table’s own buttons as for the rest', async () => {
  render(
    <DataTable
      caption="Reports"
      cardsUpToPx={0}
      columns={[{ id: 'name', header: 'Name', isSortable: true, isRowHeader: true, cell: ({ name }: { name: string }) => name }]}
      items={[{ name: 'Sales' }]}
      idOf={({ name }) => name}
      nameOf={({ name }) => name}
      onSortChange={() => undefined}
    />,
    { wrapper: englishInterface },
  );
  host.textContent = oddHost;
  document.head.append(host);
  const style = getComputedStyle(screen.getByRole('button', { name: /Name/ }));
  expect([style.letterSpacing, style.textTransform]).toEqual(['normal', 'none']);
});

function expectSameLook(root: HTMLElement): void {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')];
  const before = elements.map(lookOf);
  host.textContent = oddHost;
  document.head.append(host);
  const changes = elements.flatMap((element, index) => {
    const after = lookOf(element);
    return Object.entries(before[index] ?? {}).flatMap(([name, value]) =>
      after[name] === value ? [] : [`${nameOf(element)} ${name}: ${value} → ${after[name]}`],
    );
  });
  expect(changes).toEqual([]);
}

function lookOf(element: HTMLElement): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
}

function nameOf({ tagName, className }: HTMLElement): string {
  return `${tagName.toLowerCase()}.${className}`;
}
