import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, KeyRound, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, CommandPalette, type CommandPaletteProps, KeyboardHelp, usePageShortcut, useShortcutText } from '../../../src/admin.js';
import { ServiceError } from '../../../src/client.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { inFrame } from '../../support/inFrame.js';

const run = fn();
const shortcut = { key: 'k', hasCommand: true };

const meta: Meta<CommandPaletteProps> = {
  title: 'Admin/Building blocks/Command palette',
  tags: ['!autodocs'],
  component: CommandPalette,
  args: {
    open: true,
    groups: [
      {
        id: 'pages',
        label: 'Pages',
        commands: [
          { id: 'page-reports', label: 'Reports', icon: FileText, onSelect: () => run('page-reports') },
          { id: 'page-users', label: 'Users', icon: Users, keywords: ['people', 'accounts'], onSelect: () => run('page-users') },
        ],
      },
      {
        id: 'actions',
        label: 'Actions',
        commands: [
          { id: 'add-user', label: 'Add a user', icon: UserPlus, onSelect: () => run('add-user') },
          { id: 'new-key', label: 'New API key', icon: KeyRound, onSelect: () => run('new-key') },
        ],
      },
    ],
    sources: [{ id: 'people', label: 'People', search: async (text) => people.filter(({ label }) => label.toLowerCase().includes(text)) }],
  },
  render: (props) => <Page {...props} />,
};

export default meta;

type Story = StoryObj<CommandPaletteProps>;

const people = [
  { id: 'person-1', label: 'Grace Hopper', detail: 'grace@example.com', icon: Users },
  { id: 'person-2', label: 'Grace Chisholm Young', detail: 'chisholm.young@example.com', icon: Users },
];

function Page({ open, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(open);
  const { text, aria } = useShortcutText(shortcut);
  usePageShortcut(shortcut, () => setOpen(!isOpen));
  return (
    <div style={{ minBlockSize: 520 }}>
      <Button aria-keyshortcuts={aria} onClick={() => setOpen(true)}>
        Search {text}
      </Button>
      <CommandPalette {...props} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search or run a command' });

export const Open: Story = {
  tags: ['autodocs'],
  parameters: inFrame,
  async play() {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('option', { name: 'Reports' })).toHaveAttribute('data-highlighted');
  },
};

export const Closed: Story = { args: { open: false }, tags: ['autodocs'] };

export const Recent: Story = {
  name: 'Recent commands first',
  args: { defaultRecent: ['new-key', 'page-users'] },
  async play() {
    await field();
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('New API key');
  },
};

/** The key opens it and closes it; Enter runs the highlighted command, and the focus returns. */
export const ByKeyboard: Story = {
  name: 'Using only the keyboard',
  args: { open: false },
  async play({ canvas }) {
    run.mockClear();
    const button = canvas.getByRole('button', { name: /^Search/ });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'key');
    await userEvent.keyboard('{Enter}');
    await dialogCloses();
    await expect(run.mock.calls).toEqual([['new-key']]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Searching: Story = {
  args: { sources: [{ id: 'people', label: 'People', search: () => new Promise(() => undefined) }] },
  async play() {
    await userEvent.type(await field(), 'grace');
    await expect(screen.getByText('Loading…', { selector: 'p' })).toBeVisible();
  },
};

export const Found: Story = {
  name: 'Found by a source',
  tags: ['autodocs'],
  parameters: inFrame,
  async play() {
    await userEvent.type(await field(), 'grace');
    await expect(await screen.findByRole('option', { name: /Grace Hopper/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  async play() {
    await userEvent.type(await field(), 'zebra');
    await expect(await screen.findByText('No results', { selector: 'p' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'A source fails',
  args: {
    sources: [{ id: 'people', label: 'People', search: () => Promise.reject(new ServiceError('permission', 'Administrators only.')) }],
  },
  async play() {
    await userEvent.type(await field(), 'user');
    await expect(await screen.findByText('People: search failed. You don’t have permission to do this.')).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Users' })).toBeVisible();
  },
};

export const Keys: Story = {
  name: 'Keyboard help',
  render: () => (
    <div style={{ minBlockSize: 700 }}>
      <KeyboardHelp
        open
        onOpenChange={fn()}
        groups={[{ title: 'This app', keys: [{ keys: ['Ctrl+K'], meaning: 'Search or run a command' }] }]}
      />
    </div>
  ),
  async play() {
    await expect(await screen.findByRole('region', { name: 'Tables' })).toBeVisible();
  },
};
