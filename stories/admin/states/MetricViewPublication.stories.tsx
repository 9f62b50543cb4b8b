import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MetricViewPublication, type MetricViewPublicationProps } from '../../../src/admin.js';
import { getIntegration, saveIntegration } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { keepAdmin } from '../support/keepAdmin.js';
import { expectState, failing, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const address = { deploymentId: 1, dataSourceName: 'default' };

const meta: Meta<MetricViewPublicationProps & StageProps> = {
  title: 'Admin/States/Metric view publication',
  tags: ['!dev', '!autodocs'],
  args: address,
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <MetricViewPublication {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<MetricViewPublicationProps & StageProps>;

const slot = 'metric-view-publication';
const states = widgetStates(slot);

async function changeSchema({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  const schema = await canvas.findByRole('textbox', { name: 'Schema' });
  await userEvent.clear(schema);
  await userEvent.type(schema, 'finance');
}

async function save({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
}

export const Loading: Story = { ...states.loading };

export const NeverSaved: Story = {
  name: 'A data source without settings',
  args: { dataSourceName: 'lakehouse' },
  async play(story) {
    await expectState(story, slot, 'ready');
    await expect(within(story.canvasElement).getByRole('textbox', { name: 'Catalog' })).toHaveValue('');
  },
};

const admin = keepAdmin();

export const Conflict: Story = {
  name: 'Changed by someone else meanwhile',
  args: { prepare: admin.prepare },
  async play(story) {
    await changeSchema(story);
    const { configuration, configurationVersion } = await getIntegration(admin.client(), address);
    const { enabled, targetCatalog } = configuration;
    await saveIntegration(admin.client(), {
      ...{ ...address, enabled, targetCatalog, targetSchema: 'sales', selectionMode: 'all' as const },
      expectedConfigurationVersion: configurationVersion,
    });
    await save(story);
    const canvas = within(story.canvasElement);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Changed by someone else' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Schema' })).toHaveValue('finance');
  },
};

export const SaveFailed: Story = {
  name: 'Failed to save',
  args: { faultsOf: failing(503, (_, method) => method === 'PUT') },
  async play(story) {
    await changeSchema(story);
    await save(story);
    const canvas = within(story.canvasElement);
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('textbox', { name: 'Schema' })).toHaveValue('finance');
  },
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = {
  name: 'Access denied',
  args: { faultsOf: failing(403) },
  play: (story) => expectState(story, slot, 'denied'),
};

export const Offline: Story = { ...states.offline };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
