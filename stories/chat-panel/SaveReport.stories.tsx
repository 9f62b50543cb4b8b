import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SaveReportDialog, type SaveReportDialogProps } from '../../src/index.js';
import { AdminStage } from '../admin/support/AdminStage.js';
import { monthlyRevenue } from '../support/exampleResults.js';
import { inFrame } from '../support/inFrame.js';

const meta: Meta<SaveReportDialogProps> = {
  title: 'Chat/Save as report',
  parameters: inFrame,
  component: SaveReportDialog,
  args: {
    deploymentId: 1,
    saved: { result: monthlyRevenue(), chatId: 'one', turnId: '1', chart: undefined },
    onClose: fn(),
    onSaved: fn(),
    linkToReport: ({ id }) => `/reports/${id}`,
  },
  render: (args) => (
    <AdminStage>
      <SaveReportDialog {...args} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<SaveReportDialogProps>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Ready: Story = {
  async play() {
    await expect((await dialog()).getByLabelText('Name')).toHaveValue('Revenue by month in 2025');
  },
};

export const Saved: Story = {
  async play({ args }) {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await (await dialog()).findByRole('link', { name: 'Open report' });
    await expect(args.onSaved).toHaveBeenCalledOnce();
  },
};

/** The service rejects the report because the deployment does not exist. The name is kept. */
export const Refused: Story = {
  args: { deploymentId: 999 },
  async play() {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
    await (await dialog()).findByText('This couldn’t be found.');
    await expect((await dialog()).getByLabelText('Name')).toHaveValue('Revenue by month in 2025');
  },
};
