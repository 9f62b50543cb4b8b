import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type FolderNodeId, WorkspaceExplorer, type WorkspaceExplorerProps } from '../../../src/admin.js';
import { createFolder } from '../../../src/client.js';
import { Button } from '../../../src/ui/button/Button.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { expectState, failing, waiting } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<WorkspaceExplorerProps & StageProps> = {
  title: 'Admin/States/Workspace',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, pageSize: 8, onWorkbookOpen: fn(), onReportOpen: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WorkspaceExplorer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<WorkspaceExplorerProps & StageProps>;

const slot = 'workspace-explorer';
/** A deployment with few items. */
const few = { deploymentId: 2, pageSize: 50 };

export const Empty: Story = {
  name: 'Empty folder',
  args: { ...few, prepare: (admin) => createFolder(admin, { deploymentId: 2, name: 'Autumn 2026' }) },
  async play(story) {
    const table = await within(story.canvasElement).findByRole('table');
    await userEvent.click(await within(table).findByRole('button', { name: 'Autumn 2026' }));
    await expectState(story, slot, 'empty', 'This folder is empty');
  },
};

export const DeletedFolder: Story = {
  name: 'Deleted folder',
  args: { defaultFolderId: 999_999 },
  async play(story) {
    await expectState(story, slot, 'error');
    await userEvent.click(await within(story.canvasElement).findByRole('button', { name: 'Go to workspace' }));
    await expectState(story, slot, 'ready');
  },
};

export const FoldersFailed: Story = {
  name: 'Failed to load the tree',
  args: { faultsOf: failing(503, ({ pathname }) => pathname.endsWith('/folders')) },
  play: (story) => expectState(story, slot, 'ready', 'Retry'),
};

export const Searching: Story = {
  name: 'Searching, with the previous items',
  args: { faultsOf: waiting(({ searchParams }) => searchParams.has('search')) },
  async play(story) {
    await expectState(story, slot, 'ready');
    fireEvent.change(within(story.canvasElement).getByRole('searchbox'), { target: { value: 'revenue' } });
    await waitFor(() => expect(within(story.canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Deleting: Story = {
  name: 'Deleting several items',
  args: { ...few, faultsOf: waiting(({ pathname }) => pathname.endsWith('/bulk-delete')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const name of ['Daily trading', 'Release smoke test']) {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 items' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-state="busy"]')).not.toBeNull());
  },
};

export const ControlledFolders: Story = {
  name: 'Open folders controlled by the host',
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <WithHeldFolders {...props} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open all of Finance' }));
    await expect(await canvas.findByRole('treeitem', { name: '2026 plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Finance' }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '2026 plan' })).toBeNull());
  },
};

function WithHeldFolders(props: WorkspaceExplorerProps) {
  const [ids, setIds] = useState<readonly FolderNodeId[]>(['top']);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button size="small" onClick={() => setIds(['top', 1, 5])}>
        Open all of Finance
      </Button>
      <WorkspaceExplorer {...props} style={{ inlineSize: '100%' }} expandedFolderIds={ids} onExpandedFolderIdsChange={setIds} />
    </div>
  );
}
