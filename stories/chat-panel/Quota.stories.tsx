import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatPanel, type ChatPanelProps } from '../../src/chat/panel/ChatPanel.js';
import { salesQuestion } from '../../test/chat/panel/support/salesSteps.js';
import { ChatStage, type ChatStageProps } from './ChatStage.js';
import { ask, lastTurn, slot } from './playing.js';

interface QuotaProps extends ChatPanelProps, Pick<ChatStageProps, 'faults' | 'width'> {}

const meta = {
  title: 'Chat/Quota',
  render: ({ faults, width, ...args }) => (
    <ChatStage {...(faults && { faults })} width={width}>
      <ChatPanel {...args} />
    </ChatStage>
  ),
} satisfies Meta<QuotaProps>;

export default meta;

type Story = StoryObj<QuotaProps>;

const usedUp = { quota: { questions: 0 } };
const seePlans = <a href="#plans">See plans</a>;

/** The service rejects the question, and the host offers a way out. */
export const UsedUp: Story = {
  args: { faults: usedUp, quotaAction: seePlans, quota: { used: 100, limit: 100, period: 'month' } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'failed');
    await expect(slot(canvasElement, 'error')).toHaveAttribute('data-reason', 'quota');
    await expect(slot(canvasElement, 'error')).toHaveTextContent('See plans');
    await waitFor(() => expect(slot(canvasElement, 'try-again')).toBeVisible());
    await waitFor(() => expect(slot(canvasElement, 'quota')).toHaveAttribute('data-state', 'reached'));
  },
};

/** At 360 px and without a way out. */
export const UsedUpOnAPhone: Story = {
  args: { ...UsedUp.args, quotaAction: undefined, width: 360 },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await lastTurn(canvasElement, 'failed');
    await waitFor(() => expect(slot(canvasElement, 'quota')).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Enough: Story = {
  args: { quota: { used: 12, limit: 100, period: 'month' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'quota')).toHaveAttribute('data-state', 'enough'));
  },
};

export const FewLeft: Story = {
  args: { quota: { used: 97, limit: 100, period: 'week' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'quota')).toHaveAttribute('data-state', 'few'));
  },
};

/** An unknown period is not shown, and the host names its own unit. */
export const UnknownPeriod: Story = {
  args: { quota: { used: 1200, limit: 20_000, period: 'quarter', label: 'Credits' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(slot(canvasElement, 'quota')).toHaveTextContent(/Credits|\D/));
    await expect(slot(canvasElement, 'quota')).not.toHaveTextContent('quarter');
  },
};

/** The host enforces the limit: the question stays in the field. */
export const Enforced: Story = {
  args: { quota: { used: 20, limit: 20, period: 'day', isEnforced: true } },
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await expect(slot(canvasElement, 'composer-hint')).toBeVisible();
    await expect(canvasElement.querySelector('textarea')).toHaveValue(salesQuestion);
  },
};
