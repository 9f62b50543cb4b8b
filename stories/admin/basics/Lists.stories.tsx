import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ReadOnlyNote } from '../../../src/admin/kit/list/ReadOnlyNote.js';
import { ListStates } from '../../../src/admin.js';
import { apiKeysInfiniteQuery, useResourceList } from '../../../src/data.js';
import { Button } from '../../../src/ui/button/Button.js';
import { EmptyState } from '../../../src/ui/empty-state/EmptyState.js';
import { AdminStage, type AdminStageProps, neverMs } from '../support/AdminStage.js';
import { comeOnline, goOffline } from '../support/network.js';
import { People } from '../support/People.js';

const meta = {
  title: 'Admin/Building blocks/Lists',
  tags: ['!autodocs'],
  render: (args) => <AdminStage {...args} />,
  args: { children: <People /> },
} satisfies Meta<AdminStageProps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = { args: { faultsOf: () => ({ delayMs: neverMs }) } };

export const Empty: Story = { name: 'Empty', args: { children: <NoKeys /> } };

export const NoMatches: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody of this name');
    await expect(await canvas.findByRole('heading', { level: 3 })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed to load',
  args: { faultsOf: (_, count) => (count === 0 ? { failOnce: [{ status: 503 }] } : undefined) },
};

export const SessionEnded: Story = {
  args: { faultsOf: () => ({ failOnce: [{ status: 401, body: { error: 'The token has expired.' } }] }) },
};

export const Denied: Story = { args: { faultsOf: () => ({ failOnce: [{ status: 403 }] }) } };

/** Above a list that the user may read, but not change. */
export const ReadOnly: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 12 }}>
        <ReadOnlyNote />
        <ReadOnlyNote>The variables come from the environment “Production”.</ReadOnlyNote>
      </div>
    ),
  },
};

export const StaleRows: Story = {
  name: 'Searching, with the previous rows',
  args: { faultsOf: ({ searchParams }) => (searchParams.has('search') ? { delayMs: neverMs } : undefined) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'jakub');
    const table = canvas.getByRole('table');
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
  },
};

export const RefreshFailed: Story = {
  name: 'Failed to refresh',
  args: { faultsOf: (_, count) => (count === 1 ? { failOnce: [{ status: 502 }] } : undefined) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await pressIn(canvasElement, '.parley-toolbar > .parley-icon-button');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="error"]')).not.toBeNull());
    await expect(canvas.getByText('ada@parley.example')).toBeVisible();
  },
};

export const LoadMoreFailed: Story = {
  name: 'Failed to load the next page',
  args: {
    faultsOf: ({ searchParams }, count) => (searchParams.has('after') && count === 0 ? { failOnce: [{ status: 500 }] } : undefined),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    await pressIn(canvasElement, '.parley-list-footer-line > .parley-button');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot="error"]')).not.toBeNull());
    await expect(canvas.getByText('ada@parley.example')).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => comeOnline,
  async play({ canvasElement }) {
    await rowsIn(canvasElement);
    goOffline();
  },
};

export const SomeSelected: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsIn(canvasElement);
    const ticks = canvas.getAllByRole('checkbox').slice(1, 4);
    for (const tick of ticks) await userEvent.click(tick);
    await expect(canvas.getByRole('toolbar')).toBeVisible();
  },
};

function NoKeys() {
  const list = useResourceList({ query: apiKeysInfiniteQuery, params: { first: 20 }, idOf: ({ id }) => id });
  return (
    <ListStates
      list={list}
      empty={
        <EmptyState heading="No keys yet" headingLevel={3} text="A key lets a backend call the service in your name." icon={KeyRound}>
          <Button variant="primary">Create a key</Button>
        </EmptyState>
      }
    >
      {null}
    </ListStates>
  );
}

async function rowsIn(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByText('ada@parley.example');
}

/** Found by position, because its label depends on the language of the toolbar. */
async function pressIn(canvasElement: HTMLElement, selector: string): Promise<void> {
  const button = canvasElement.querySelector(selector);
  if (button === null) throw new Error(`There is no ${selector}.`);
  await userEvent.click(button);
}
