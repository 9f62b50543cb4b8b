import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartColumn, Globe, Package, TrendingUp, Truck } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { ChatStage } from './ChatStage.js';
import { lastTurn, slot } from './playing.js';

interface StartersProps extends ChatPanelProps {
  width?: number;
}

/** Suggested questions as texts, as cards and in groups, from the host or from a function. */
const meta = {
  title: 'Chat/Starters',
  render: ({ width, ...args }) => (
    <ChatStage width={width}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<StartersProps>;

export default meta;

type Story = StoryObj<StartersProps>;

const cards = [
  { question: salesQuestion, title: 'Revenue of the year', description: 'By month, with the best and the worst', icon: TrendingUp },
  { question: 'Which ten products sell best?', title: 'Best sellers', icon: Package },
  { question: 'Compare the regions with the year before', title: 'Regions', description: 'Compared with the year before', icon: Globe },
  { question: 'Which deliveries were late?', title: 'Late deliveries', description: 'This month, by carrier', icon: Truck },
];

const groups = [
  { title: 'Sales', icon: ChartColumn, starters: cards.slice(0, 3) },
  { title: 'Logistics', icon: Truck, starters: ['Which deliveries were late?', 'What is out of stock?', 'How full is each warehouse?'] },
];

const seeGroups: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('heading', { name: 'Logistics' })).toBeVisible();
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};

/** A press sends the question of the card, not its title. */
export const Cards: Story = {
  args: { starters: cards },
  play: async ({ canvasElement }) => {
    const first = await within(canvasElement).findByRole('button', { name: /^Revenue of the year/ });
    first.focus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /^Best sellers/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await lastTurn(canvasElement, 'done');
    await expect(slot(canvasElement, 'question')).toHaveTextContent(salesQuestion);
  },
};

export const Groups: Story = { args: { starters: groups }, play: seeGroups };

export const GroupsOnAPhone: Story = { args: { starters: groups, width: 360 }, play: seeGroups };

export const GroupsInAWidePanel: Story = { args: { starters: groups, width: 1200 }, play: seeGroups };

/** Single questions beside a group. */
export const Mixed: Story = { args: { starters: ['What can I ask?', ...cards.slice(1, 2), ...groups.slice(1)] }, play: seeGroups };

/** The heading keeps its place until the starters are there. */
export const Loading: Story = {
  args: { starters: () => new Promise<never>(() => {}) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'part-loading')).toBeVisible());
  },
};

/** A function that fails shows none, and `onError` is called. */
export const Failed: Story = {
  args: { starters: () => Promise.reject(new Error('No starters today')) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'starters')).not.toBeNull());
    await expect(slot(canvasElement, 'starters')).not.toBeVisible();
  },
};
