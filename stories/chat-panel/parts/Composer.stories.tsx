import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Composer } from '../../../src/chat/panel/Composer.js';
import { salesQuestion, salesSteps } from '../../../test/chat/panel/support/salesSteps.js';
import { ask, slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Composer',
  component: Composer,
  render: (args) => (
    <PartStage>
      <Composer {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
};

export const WithADraft: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}second line');
    await expect(field).toHaveValue('First line\nsecond line');
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Stop takes the place of Send. */
export const WhileAnAnswerRuns: Story = {
  render: (args) => (
    <PartStage script={{ '*': [...salesSteps, { kind: 'pause' }] }}>
      <Composer {...args} />
    </PartStage>
  ),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'stop')).toBeVisible());
  },
};

/** Enter keeps the text and says why nothing is sent. */
export const ASecondQuestionWhileAnAnswerRuns: Story = {
  ...WhileAnAnswerRuns,
  play: async ({ canvasElement }) => {
    await ask(canvasElement, salesQuestion);
    await waitFor(() => expect(slot(canvasElement, 'stop')).toBeVisible());
    const field = within(canvasElement).getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'And by store?{Enter}');
    await expect(field).toHaveValue('And by store?');
    await expect(within(canvasElement).getByText(/^Wait for the answer to finish/, { selector: '.parley-composer-hint' })).toBeVisible();
  },
};
