import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Welcome } from '../../../src/chat/panel/Welcome.js';
import { slot } from '../playing.js';
import { PartStage } from './PartStage.js';

const meta = {
  title: 'Chat/Parts/Welcome',
  component: Welcome,
  render: (args) => (
    <PartStage>
      <Welcome {...args} />
    </PartStage>
  ),
} satisfies Meta<typeof Welcome>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeTheFirstQuestion: Story = {
  play: async ({ canvasElement }) => {
    await expect(slot(canvasElement, 'welcome')).toHaveTextContent('Ask your data');
  },
};
