import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Step, type StepProps } from '../../../src/chat/panel/steps/Step.js';
import { StepList } from '../../../src/chat/panel/steps/StepList.js';
import { Steps } from '../../../src/chat/panel/steps/Steps.js';
import { useToolCall } from '../../../src/chat/panel/steps/useToolCall.js';
import { queryStart, salesSteps } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn, slot } from '../playing.js';
import { TurnPartStage } from './PartStage.js';

function OwnStep({ step }: StepProps) {
  const call = useToolCall(step);
  return call === undefined ? (
    <Step step={step} />
  ) : (
    <p style={{ margin: 0 }}>
      {call.name}: {call.state}
    </p>
  );
}

const renderStep = (step: StepProps['step']) => <OwnStep step={step} />;

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

export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(within(turn).getByRole('button', { name: /steps/ })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await userEvent.click(within(turn).getByRole('button', { name: /steps/ }));
    await expect(turn.querySelectorAll('[data-slot="tool-call"]')).toHaveLength(2);
  },
};

/** The host's own steps behind the usual line. */
export const WithStepsOfYourOwn: Story = {
  args: { defaultOpen: true, children: <StepList renderStep={renderStep} /> },
  play: async ({ canvasElement }) => {
    const turn = await lastTurn(canvasElement, 'done');
    await expect(slot(turn, 'steps-line')).not.toBeEmptyDOMElement();
    await expect(slot(turn, 'step-list')).toHaveTextContent('serviceSqlApi: done');
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
