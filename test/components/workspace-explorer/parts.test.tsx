import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import {
  FolderPath,
  WorkspaceExplorer,
  WorkspaceExplorerRoot,
  WorkspaceFolders,
  WorkspaceFooter,
  WorkspaceItems,
  WorkspacePath,
  WorkspaceTable,
  WorkspaceToolbar,
} from '../../../src/index.js';
import { startWorld } from '../../hooks/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const { wrapper: Service } = startWorld();
const inWorkspace = ({ children }: { children: ReactNode }) => (
  <Service>
    <WorkspaceExplorerRoot deploymentId={2} pageSize={5}>
      {children}
    </WorkspaceExplorerRoot>
  </Service>
);
const ready = () =>
  waitFor(() => expect(document.querySelector('[data-slot="workspace-explorer"]')).toHaveAttribute('data-state', 'ready'));
const grown = () => screen.findByRole('treeitem', { name: 'Finance' });

describePart('WorkspaceExplorer', (props) => <WorkspaceExplorer deploymentId={2} pageSize={5} {...props} />, {
  slot: 'workspace-explorer',
  wrapper: Service,
  ready,
});
describePart('WorkspaceFolders', (props) => <WorkspaceFolders {...props} />, {
  slot: 'workspace-folders',
  wrapper: inWorkspace,
  ready: grown,
});
describePart('WorkspacePath', (props) => <WorkspacePath {...props} />, { slot: 'folder-path', wrapper: inWorkspace, ready });
describePart('WorkspaceToolbar', (props) => <WorkspaceToolbar {...props} />, { slot: 'toolbar', wrapper: inWorkspace, ready });
describePart('WorkspaceItems', (props) => <WorkspaceItems {...props} />, { slot: 'data-table', wrapper: inWorkspace, ready });
describePart('WorkspaceFooter', (props) => <WorkspaceFooter {...props} />, { slot: 'list-footer', wrapper: inWorkspace, ready });
describePart('FolderPath', (props) => <FolderPath path={[{ id: 1, name: 'Finance' }]} onFolderOpen={() => undefined} {...props} />, {
  slot: 'folder-path',
  wrapper: Service,
});
describePart('WorkspaceTable', (props) => <WorkspaceTable items={[]} {...props} />, { slot: 'data-table', wrapper: Service });

it('leaves the kinds that are listed to a host that holds them', async () => {
  const onFiltersChange = vi.fn();
  const held = { deploymentId: 2, filters: { types: ['WORKBOOK'] }, onFiltersChange } as const;
  render(<WorkspaceExplorer {...held} />, { wrapper: Service });
  await ready();
  const kinds = screen.getByRole('combobox', { name: 'Kind' });
  expect(kinds).toHaveDisplayValue('Workbook');
  await userEvent.selectOptions(kinds, 'Folder');
  expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ types: ['FOLDER'] }, { source: 'set' });
  expect(kinds).toHaveDisplayValue('Workbook');
});

it('leaves its dialogs to a host that holds them', async () => {
  const onQuestionChange = vi.fn();
  const question = { kind: 'new-folder', parentId: null, parentName: 'Workspace' } as const;
  const { rerender } = render(<WorkspaceExplorer deploymentId={2} question={question} onQuestionChange={onQuestionChange} />, {
    wrapper: Service,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onQuestionChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<WorkspaceExplorer deploymentId={2} question={null} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
