import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ScrollToLatest } from '../../../src/chat/panel/ScrollToLatest.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { salesQuestion } from '../../../test/chat/panel/support/salesSteps.js';
import { lastTurn } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ScrollToLatest',
  component: ScrollToLatest,
  render: (args) => (
    <PartStage question={salesQuestion}>
      <TurnList />
      <ScrollToLatest {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof ScrollToLatest>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Visible only while the reader has scrolled away from the end. */
export const ScrolledAway: Story = {
  play: async ({ canvasElement }) => {
    await lastTurn(canvasElement, 'done');
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true }));
    log.scrollTop = 0;
    const button = await within(canvasElement).findByRole('button', { name: 'Scroll to the latest message' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};
