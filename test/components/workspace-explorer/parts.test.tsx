import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
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
