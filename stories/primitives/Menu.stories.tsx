import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FileJson, Sheet } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '../../src/chat/menu/Menu.js';
import { MenuGroup, MenuItem, MenuSeparator } from '../../src/chat/menu/MenuItem.js';
import { MenuList } from '../../src/chat/menu/MenuList.js';
import { MenuTrigger } from '../../src/chat/menu/MenuTrigger.js';

const select = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    children: (
      <>
        <MenuTrigger variant="quiet">
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          Download
        </MenuTrigger>
        <MenuList label="Download">
          <MenuGroup heading="Table">
            <MenuItem onSelect={() => select('csv')}>
              <Sheet aria-hidden="true" size={16} strokeWidth={1.5} />
              CSV
            </MenuItem>
            <MenuItem onSelect={() => select('json')}>
              <FileJson aria-hidden="true" size={16} strokeWidth={1.5} />
              JSON
            </MenuItem>
          </MenuGroup>
          <MenuSeparator />
          <MenuItem onSelect={() => select('png')} isDisabled>
            PNG
          </MenuItem>
          <MenuItem onSelect={() => select('svg')}>SVG</MenuItem>
        </MenuList>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true }, tags: ['!autodocs'] };

/** After arrow keys, a letter and Enter, the focus returns to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    select.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Download' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'CSV' })).toHaveFocus());
    await userEvent.keyboard('s');
    await expect(canvas.getByRole('menuitem', { name: 'SVG' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(select.mock.calls).toEqual([['svg']]);
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};
