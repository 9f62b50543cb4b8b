import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ThreadHeader } from '../../../src/chat/panel/threads/ThreadHeader.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/ThreadHeader',
  component: ThreadHeader,
  render: (args) => (
    <PartStage height={120} branches={['dev-anna']} root={{ branch: 'dev-anna', heading: 'Ask the ledger' }}>
      <ThreadHeader {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof ThreadHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnBranch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Ask the ledger' })).toBeVisible();
    await expect(canvas.getByText('Branch dev-anna')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New chat' })).toBeVisible();
  },
};
