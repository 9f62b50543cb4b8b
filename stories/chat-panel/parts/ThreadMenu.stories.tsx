import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ThreadMenu } from '../../../src/chat/panel/threads/ThreadMenu.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ThreadMenu',
  component: ThreadMenu,
} satisfies Meta<typeof ThreadMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

async function open(canvas: HTMLElement) {
  await userEvent.click(within(canvas).getByRole('button', { name: /^(Chats|المحادثات)/ }));
  await waitFor(() => expect(canvas.querySelector('[data-slot="thread-popup"]')).toBeVisible());
}

export const NoThreadsYet: Story = {
  render: (args) => (
    <PartStage>
      <ThreadMenu {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await within(canvasElement).findByText('No recent chats')).toBeVisible();
  },
};

export const OneThread: Story = {
  render: (args) => (
    <PartStage question={salesQuestion}>
      <ThreadMenu {...args} />
      <TurnList />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await open(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: /^How did revenue/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** Threads that the host's server keeps, one of them without a time. They can only be opened. */
export const YourOwnThreads: Story = {
  args: {
    threads: [
      { chatId: 'stock', title: 'Stock in May', atMs: Date.UTC(2026, 4, 31) },
      { chatId: 'returns', title: 'Returns by store' },
    ],
  },
  render: (args) => (
    <PartStage>
      <ThreadMenu {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await within(canvasElement).findByText('Returns by store')).toBeVisible();
    await expect(canvasElement.ownerDocument.querySelectorAll('.parley-thread-time')).toHaveLength(1);
  },
};

/** With all actions: pinned threads first, the others by day, one of them with an unseen answer. */
export const WithActions: Story = {
  args: {
    threads: {
      threads: [
        { chatId: 'targets', title: 'Targets for the board', atMs: Date.UTC(2026, 2, 1), isPinned: true },
        {
          chatId: 'margin',
          title: 'Margin by product and store, with the costs of returns and of shipping',
          atMs: Date.now(),
          isUnread: true,
        },
        { chatId: 'stock', title: '在庫の推移', atMs: Date.now() - 3_600_000 },
        { chatId: 'untitled', title: '', atMs: Date.now() - 86_400_000 },
        { chatId: 'returns', title: 'Returns by store', atMs: Date.UTC(2025, 4, 31) },
      ],
      rename: async () => {},
      pin: async () => {},
      remove: async () => {},
    },
  },
  render: (args) => (
    <PartStage height={560}>
      <ThreadMenu {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-slot="thread-row"]')).toHaveLength(5);
  },
};
