import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { OperationCatalogue } from './OperationCatalogue.js';

const meta: Meta<typeof OperationCatalogue> = {
  title: 'Admin data/Operations',
  component: OperationCatalogue,
  tags: ['!autodocs'],
};

export default meta;

type Story = StoryObj<typeof OperationCatalogue>;

export const EveryOperation: Story = {
  name: 'Every operation',
};

export const LiveCall: Story = {
  name: 'Live call',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'listRegions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Call listRegions' }));
    await expect(await canvas.findByLabelText('The answer')).toHaveTextContent('pageInfo');
  },
};

export const Refusal: Story = {
  name: 'Refusal',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'removeBranch');
    await userEvent.click((await canvas.findAllByRole('button', { name: /^404/ }))[0] ?? canvasElement);
    await expect(await canvas.findByLabelText('The answer')).toHaveTextContent('not-found');
  },
};
