import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import {
  FolderPath,
  ResourceTable,
  useWorkspaceLabels,
  WorkspaceExplorer,
  WorkspaceExplorerRoot,
  WorkspaceFolders,
  WorkspaceFooter,
  WorkspaceItems,
  WorkspacePath,
  WorkspaceToolbar,
  workspaceColumns,
} from '../../../src/admin.js';
import { workspaceItemId } from '../../../src/data.js';
import { startWorld } from '../../data/support/startWorld.js';
import { chooseOption } from '../../support/chooseOption.js';
import { describePart } from '../../support/conformance.js';
import { describeWidget } from '../../support/describeWidget.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { createRenderCount } from '../../support/RenderCount.js';

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

const parts = { ...WorkspaceExplorer, Rows: WorkspaceItems };
describeWidget('WorkspaceExplorer', (props) => <WorkspaceExplorer deploymentId={2} pageSize={5} {...props} />, parts, {
  slot: 'workspace-explorer',
  read: /^GET .*\/workspace\?/,
  hasPages: true,
  isSearchedIfEmpty: true,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ type: 'workbook', id: index + 1, name: `Workbook ${index}` })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
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
describePart(
  'FolderPath',
  (props) => (
    <FolderPath aria-label="Path" topLabel="Workspace" path={[{ id: 1, name: 'Finance' }]} onFolderOpen={() => undefined} {...props} />
  ),
  {
    slot: 'folder-path',
    wrapper: Service,
  },
);
describePart('ResourceTable of a workspace', (props) => <ItemsOfDataAlone {...props} />, { slot: 'data-table', wrapper: Service });

function ItemsOfDataAlone(props: object) {
  const labels = useWorkspaceLabels();
  return (
    <ResourceTable
      caption={labels.caption}
      list={{ items: [] }}
      columns={workspaceColumns}
      labels={labels}
      context={{}}
      idOf={workspaceItemId}
      nameOf={({ name }) => name}
      {...props}
    />
  );
}

it('rerenders only the search field while the user types', async () => {
  const { of, reset, Counted } = createRenderCount();
  const world = startWorld();
  render(
    <Counted>
      <WorkspaceExplorer deploymentId={2} />
    </Counted>,
    { wrapper: world.wrapper },
  );
  await ready();
  await grown();
  await world.settle();
  reset();
  for (const value of ['m', 'ma', 'mar']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(of('SearchField')).toBe(3);
  const others = ['WorkspaceFolders', 'WorkspacePath', 'WorkspaceItems', 'Row', 'WorkspaceFooter', 'TypeFilter', 'NewFolderButton'];
  expect(others.filter((name) => of(name) > 0)).toEqual([]);
});

it('leaves the type filter to a host that controls it', async () => {
  const onFiltersChange = vi.fn();
  const held = { deploymentId: 2, filters: { types: ['WORKBOOK'] }, onFiltersChange } as const;
  render(<WorkspaceExplorer {...held} />, { wrapper: Service });
  await ready();
  const kinds = screen.getByRole('combobox', { name: 'Type' });
  expect(kinds).toHaveTextContent('Workbook');
  await chooseOption(kinds, 'Folder');
  expect(onFiltersChange).toHaveBeenCalledExactlyOnceWith({ types: ['FOLDER'] }, { source: 'set' });
  expect(kinds).toHaveTextContent('Workbook');
});

it('leaves its dialogs to a host that controls them', async () => {
  const onDialogChange = vi.fn();
  const dialog = { kind: 'new-folder', parentId: null, parentName: 'Workspace' } as const;
  const { rerender } = render(<WorkspaceExplorer deploymentId={2} dialog={dialog} onDialogChange={onDialogChange} />, {
    wrapper: Service,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(screen.getByRole('dialog')).toBeVisible();
  rerender(<WorkspaceExplorer deploymentId={2} dialog={null} />);
  await dialogCloses();
});
