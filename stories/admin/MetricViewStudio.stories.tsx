import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MetricViewStudio, type MetricViewStudioProps } from '../../src/admin.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<MetricViewStudioProps & StageProps> = {
  title: 'Admin/Deployment/Metric view studio',
  component: MetricViewStudio,
  args: { deploymentId: 1, onStarted: fn(), onSaved: fn(), onPreviewIdChange: fn() },
  render: ({ email, faultsOf, prepare, now, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare} now={now}>
      <MetricViewStudio {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<MetricViewStudioProps & StageProps>;

/** A clock on which a preview ends by its second poll. */
function fastClock(): () => number {
  const start = Date.now();
  return () => start + (Date.now() - start) * 20;
}

async function start(canvasElement: HTMLElement): Promise<void> {
  await within(canvasElement).findByRole('button', { name: /sales/ });
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start preview' }));
}

export const Choice: Story = {
  name: 'The views of a preview',
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: /sales/ });
  },
};

export const Running: Story = {
  name: 'A running preview',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    await start(canvasElement);
    await within(canvasElement).findByRole('progressbar');
    await within(canvasElement).findByRole('button', { name: 'Cancel preview' });
    await expect(args.onPreviewIdChange).toHaveBeenCalledOnce();
  },
};

export const Result: Story = {
  name: 'A result with its YAML',
  parameters: inFrame,
  args: { now: fastClock() },
  async play({ canvasElement }) {
    await start(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^YAML of .*orders/ }, { timeout: 8_000 }));
    await canvas.findByText(/^Available until/);
    await canvas.findByText(/measures:/);
  },
};

export const Expired: Story = {
  name: 'An expired preview',
  args: { defaultPreviewId: 'mvp_gone' },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('This preview has expired');
  },
};

export const OnRequest: Story = {
  name: 'A feature that is not activated',
  tags: ['!autodocs'],
  args: { faultsOf: failing(403, (_url, method) => method === 'POST') },
  async play({ canvasElement }) {
    await start(canvasElement);
    await within(canvasElement).findByText('Metric views aren’t available here');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Start preview' })).toBeDisabled());
  },
};

export const Problems: Story = {
  name: 'Values that the service would refuse',
  tags: ['!autodocs'],
  args: { defaultDataSourceName: 'lakehouse', defaultPart: 'publication' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name prefix' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Enter a catalog.');
    await expect(canvas.getByRole('textbox', { name: 'Catalog' })).toHaveFocus();
  },
};

export const Publication: Story = {
  name: 'The publication of a data source',
  args: { defaultPart: 'publication' },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Catalog' })).toHaveValue('halloway');
  },
};

export const Denied: Story = {
  name: 'Settings that cannot be read',
  tags: ['!autodocs'],
  args: { defaultPart: 'publication', faultsOf: failing(403) },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Metric views aren’t available here');
  },
};
