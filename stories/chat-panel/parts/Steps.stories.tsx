import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Steps } from '../../../src/chat/panel/Steps.js';
import { queryStart, salesSteps } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Steps',
  component: Steps,
  render: (args) => (
    <TurnPartStage>
      <Steps {...args} />
    </TurnPartStage>
  ),
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(within(turn).getByRole('button', { name: /steps/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(within(turn).getByRole('button', { name: /steps/ }));
    await expect(turn.querySelectorAll('[data-slot="tool-call"]')).toHaveLength(2);
  },
};

export const Running: Story = {
  render: (args) => (
    <TurnPartStage script={{ '*': [...salesSteps, queryStart, { kind: 'pause' }] }}>
      <Steps {...args} />
    </TurnPartStage>
  ),
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'running');
    await expect(await within(turn).findByText(/Querying.*Revenue by month/)).toBeVisible();
  },
};
