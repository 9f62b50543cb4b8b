import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiKeys, type ApiKeysProps } from '../../../src/admin.js';
import { createApiKey } from '../../../src/client.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, widgetStates } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

/** The states of a list that is read whole, which all widgets made with `createResourceWidget` share. */
const meta: Meta<ApiKeysProps & StageProps> = {
  title: 'Admin/States/API keys',
  tags: ['!dev', '!autodocs'],
  args: { prepare: (admin) => createApiKey(admin, { name: 'Nightly sync' }) },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <ApiKeys {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ApiKeysProps & StageProps>;

const slot = 'api-keys';
const states = widgetStates(slot);

export const Loading: Story = { ...states.loading };

export const Empty: Story = {
  name: 'No keys yet',
  args: {
    prepare: async () => {},
  },
  play: (story) => expectState(story, slot, 'empty', 'No API keys', 'Create API key'),
};

export const LoadFailed: Story = { name: 'Failed to load', ...states.loadFailed };

export const Denied: Story = { name: 'Access denied', ...states.denied };

export const SessionEnded: Story = { name: 'Session ended', ...states.sessionEnded };

export const Offline: Story = { ...states.offline };

export const OfflineFromStart: Story = { name: 'Offline from the start', ...states.offlineFromStart };

export const RefreshFailed: Story = { name: 'Failed to refresh', ...states.refreshFailed };
