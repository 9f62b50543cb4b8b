import type { Meta, StoryObj } from '@storybook/react-vite';
import { Folder, Pencil } from 'lucide-react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { IconButton, MenuItem, RowMenu, Tree, type TreeProps } from '../../../src/admin.js';
import { Badge } from '../../../src/ui/badge/Badge.js';

const meta: Meta = { title: 'Admin/Building blocks/Tree', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const Names: Story = { name: 'Names only', render: () => <Places /> };

export const WithActions: Story = {
  name: 'With icons, badges and actions',
  render: () => (
    <Places
      defaultSelectedId="asia"
      renderItem={({ name, children }) => (
        <>
          <Folder aria-hidden="true" size={16} strokeWidth={1.5} />
          <span className="parley-tree-name">{name}</span> {children !== undefined && <Badge>{children.length}</Badge>}
        </>
      )}
      actionsOf={({ name }) => (
        <>
          <IconButton size="small" label={`Rename ${name}`}>
            <Pencil aria-hidden="true" size={16} strokeWidth={1.5} />
          </IconButton>
          <RowMenu name={name}>
            <MenuItem onSelect={() => undefined}>Delete</MenuItem>
          </RowMenu>
        </>
      )}
    />
  ),
};

export const MenuOfRow: Story = {
  ...WithActions,
  name: 'With an open row menu',
  async play({ canvasElement }) {
    const page = within(canvasElement);
    const row = page.getByRole('treeitem', { name: /^Asia/ });
    const button = within(row).getByRole('button', { expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await expect(row).toHaveTextContent(/^Asia 2$/);
    await expect(button).toBeVisible();
  },
};

export const Disabled: Story = {
  name: 'With disabled items',
  render: () => <Places isDisabled={({ id }) => id === 'asia'} />,
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement);
    const asia = tree.getByRole('treeitem', { name: 'Asia' });
    fireEvent.click(asia);
    await expect(asia).toHaveAttribute('aria-selected', 'false');
    fireEvent.keyDown(asia, { key: 'Home' });
    const world = tree.getByRole('treeitem', { name: 'World' });
    await expect(world).toHaveFocus();
    fireEvent.keyDown(world, { key: 'Enter' });
    await expect(world).toHaveAttribute('aria-selected', 'true');
  },
};

export const Narrow: Story = {
  name: 'Truncated names',
  render: () => (
    <div style={{ maxInlineSize: 200 }}>
      <Places defaultSelectedId="kyushu" />
    </div>
  ),
};

function Places(props: Partial<TreeProps<Place, string>>) {
  return (
    <Tree
      label="Places"
      roots={places}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      childrenOf={({ children = [] }) => children}
      defaultExpandedIds={['world', 'asia', 'japan']}
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
      {
        id: 'asia',
        name: 'Asia',
        children: [
          { id: 'japan', name: 'Japan', children: [{ id: 'kyushu', name: 'Kyushu and the islands to its south' }] },
          { id: 'nepal', name: 'Nepal' },
        ],
      },
      { id: 'europe', name: 'Europe', children: [{ id: 'malta', name: 'Malta' }] },
    ],
  },
  { id: 'moon', name: 'Moon' },
];
