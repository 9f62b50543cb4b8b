import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatPanel } from '../../src/chat/panel/ChatPanel.js';
import type { ChatHandle } from '../../src/chat/panel/handle/ChatHandle.js';
import { Button } from '../../src/ui/button/Button.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

const region = { id: 'region', label: 'Region', value: 'Europe' };

/** `context` tells the agent where the user is. Users see a list of facts, and can remove each of them. */
const meta = {
  title: 'Chat/Context',
  parameters: inFrame,
  component: ChatPanel,
  args: {
    context: [{ id: 'dashboard', label: 'Dashboard', value: 'Sales 2025', removable: false }, region],
  },
  render: (args) => (
    <ChatStage height={700}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The facts above the message field. */
export const Facts: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Region: Europe')).toBeVisible();
  },
};

/** A removed fact is not sent, and can be included again. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t send Region: Europe' }));
    await expect(await canvas.findByRole('button', { name: 'Send Region: Europe again' })).toHaveFocus();
  },
};

/** Each question shows what was sent with it, folded. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Context of this question' }));
    await expect(slot(canvasElement, 'sent-context')).toHaveTextContent('DashboardSales 2025RegionEurope');
  },
};

/** “Ask about this” adds a result to the context of the next question, and suggests questions that fit. */
export const AskAboutAResult: Story = {
  args: { context: undefined },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask about this' }));
    await waitFor(() => expect(slot(canvasElement, 'next-context')).toHaveTextContent('Revenue'));
    await expect(slot(canvasElement, 'suggestions')).toBeVisible();
    await expect(slot(canvasElement, 'composer-input')).toHaveFocus();
  },
};

/** The selected text of an answer can be quoted in a question. */
export const Quote: Story = {
  args: { context: undefined },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'done');
    const answer = slot(canvasElement, 'answer');
    const selection = document.getSelection();
    selection?.selectAllChildren(answer?.querySelector('p') ?? document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Quote in your question' }));
    await waitFor(() => expect(canvasElement.querySelector('textarea')?.value).toMatch(/^> \S/));
  },
};

/** A page asks, fills in a draft, and exports with the chat's handle. */
export const Handle: Story = {
  args: { context: undefined },
  render: function HandleStory(args) {
    const chat = useRef<ChatHandle>(null);
    const draft = { text: 'Why?', context: [region], suggestions: ['By month'] };
    return (
      <ChatStage height={700}>
        <div style={{ display: 'flex', gap: 8, padding: 8 }}>
          <Button onClick={() => void chat.current?.ask(salesQuestion)}>Ask</Button>
          <Button onClick={() => void chat.current?.fill(draft)}>Fill</Button>
          <Button onClick={() => void chat.current?.newThread()}>New chat</Button>
        </div>
        <ChatPanel {...args} handle={chat} />
      </ChatStage>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await lastTurn(canvasElement, 'done');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
    await waitFor(() => expect(slot(canvasElement, 'composer-input')).toHaveValue('Why?'));
    await expect(await canvas.findByText('Region: Europe')).toBeVisible();
  },
};
