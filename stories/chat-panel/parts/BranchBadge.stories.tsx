import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BranchBadge } from '../../../src/chat/panel/threads/BranchBadge.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/BranchBadge',
  component: BranchBadge,
  render: (args) => (
    <PartStage height={80} branches={['dev-anna']} root={{ branch: 'dev-anna' }}>
      <div style={{ display: 'flex', padding: 16 }}>
        <BranchBadge {...args} />
      </div>
    </PartStage>
  ),
} satisfies Meta<typeof BranchBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DevelopmentBranch: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Branch dev-anna')).toBeVisible();
  },
};
