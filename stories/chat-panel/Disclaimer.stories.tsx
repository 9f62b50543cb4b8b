import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useChatStore } from '../../src/chat/hooks/useChatStore.js';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { ChatStage } from './ChatStage.js';
import { lastTurn, slot } from './playing.js';

interface DisclaimerProps extends ChatPanelProps {
  width?: number;
  /** Asked before anything is shown. */
  question?: string;
}

function AskedPanel({ question, ...props }: Omit<DisclaimerProps, 'width'>) {
  const store = useChatStore();
  useState(() => question !== undefined && store.send(question));
  return <ChatPanel store={store} {...props} />;
}

/** A line below the message field tells people that an AI answers. */
const meta = {
  title: 'Chat/Disclaimer',
  args: { starters: [salesQuestion, 'Which ten products sell best?'] },
  render: ({ width, ...args }) => (
    <ChatStage width={width}>
      <AskedPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<DisclaimerProps>;

export default meta;

type Story = StoryObj<DisclaimerProps>;

export const ByDefault: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'disclaimer')).toBeVisible());
  },
};

/** The host's words with a link to its policy. */
export const OwnWords: Story = {
  args: { disclaimer: { text: 'An AI answers here and can make mistakes.', href: '#policy', linkText: 'Our AI policy' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Our AI policy' })).toBeVisible();
  },
};

/** With the quota, at 360 px. */
export const OnAPhone: Story = {
  args: { width: 360, quota: { used: 12, limit: 100, period: 'month' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'quota')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Readers of a shared thread did not ask the questions, so the line is shown to them as well. */
export const ReadOnly: Story = {
  args: { question: salesQuestion, readOnly: true },
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await expect(slot(canvasElement, 'disclaimer')).toBeVisible();
  },
};

export const None: Story = {
  args: { disclaimer: false },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'composer')).toBeVisible());
    await expect(slot(canvasElement, 'disclaimer')).toBeNull();
  },
};
