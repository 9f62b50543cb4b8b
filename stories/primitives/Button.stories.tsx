import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../src/admin.js';
import { Button } from '../../src/ui/button/Button.js';
import { CopyButton } from '../../src/ui/button/CopyButton.js';
import { row } from '../support/layout.js';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Ask', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One primary action, others outlined, and quiet ones inside toolbars. */
export const Variants: Story = {
  render: (args) =>
    row(
      <Button {...args} variant="primary" />,
      <Button {...args} variant="outline">
        Load all rows
      </Button>,
      <Button {...args} variant="quiet">
        <Download aria-hidden="true" size={16} strokeWidth={1.5} />
        Download
      </Button>,
    ),
};

export const Sizes: Story = {
  render: (args) => row(<Button {...args} size="small" />, <Button {...args} />, <Button {...args} size="large" />),
};

/** Keeps the focus and ignores presses. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'primary', children: 'Stopping' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Stopping' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** The tooltip shows the name on keyboard focus and on hover. */
export const IconWithTooltip: Story = {
  render: () =>
    row(
      <IconButton label="New chat">
        <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>,
    ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'New chat' })).toHaveFocus();
    const tooltip = canvasElement.querySelector('[data-slot="tooltip"]');
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveAttribute('data-text', 'New chat');
  },
};

export const Copy: Story = {
  render: () => row(<CopyButton text="SELECT 1" />, <CopyButton text="SELECT 1" isIconOnly />),
};
