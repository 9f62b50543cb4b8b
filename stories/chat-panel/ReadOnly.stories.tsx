import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { useChatStore } from '../../src/chat/hooks/useChatStore.js';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import type { TestServiceOptions } from '../../test/chat/panel/support/startService.js';
import { inFrame } from '../support/inFrame.js';
import { ChatStage } from './ChatStage.js';
import { lastTurn, slot } from './playing.js';

interface ReadOnlyProps extends ChatPanelProps, Pick<TestServiceOptions, 'isReachable'> {
  width?: number;
  /** Asked before anything is shown. */
  question?: string | undefined;
}

/** Another part of the app asks, and the panel shows the thread. */
function AskedPanel({ question, ...props }: ReadOnlyProps) {
  const store = useChatStore();
  useState(() => question !== undefined && store.send(question));
  return <ChatPanel store={store} readOnly {...props} />;
}

/** With `readOnly`, users can read a thread but not ask, edit or rate. */
const meta = {
  title: 'Chat/Read only',
  parameters: inFrame,
  args: { question: salesQuestion, onFeedback: () => {} },
  render: ({ width, isReachable = true, ...args }) => (
    <ChatStage width={width} height={900} isReachable={isReachable}>
      <AskedPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<ReadOnlyProps>;

export default meta;

type Story = StoryObj<ReadOnlyProps>;

export const Thread: Story = {
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    await expect(slot(canvasElement, 'composer')).toBeNull();
    await expect(await within(canvasElement).findByRole('button', { name: 'Expand' })).toBeVisible();
  },
};

export const OnAPhone: Story = { args: { width: 360 }, play: async ({ canvasElement }) => void (await lastTurn(canvasElement, 'done')) };

/** A failed turn shows its reason, without a button to retry. */
export const FailedAnswer: Story = {
  args: { isReachable: false },
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'failed');
    await waitFor(() => expect(slot(canvasElement, 'error')).toBeVisible());
    await expect(within(canvasElement).queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const EmptyThread: Story = {
  args: { question: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'welcome')).toBeVisible());
  },
};
