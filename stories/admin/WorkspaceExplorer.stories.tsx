import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkspaceExplorer, type WorkspaceExplorerProps } from '../../src/index.js';
import { AdminStage, type AdminStageProps, neverMs } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<WorkspaceExplorerProps & StageProps> = {
  title: 'Admin/Workspace',
  component: WorkspaceExplorer,
  args: { deploymentId: 1, onWorkbookOpen: () => undefined, onReportOpen: () => undefined },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <WorkspaceExplorer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<WorkspaceExplorerProps & StageProps>;

export const Top: Story = { name: 'The whole workspace' };

export const InAFolder: Story = { name: 'Deep in the folders', args: { defaultFolderId: 6 } };

export const Loading: Story = { name: 'Loading', args: { faultsOf: () => ({ delayMs: neverMs }) } };
