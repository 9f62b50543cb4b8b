import { createContext, use } from 'react';
import type { Report } from '../../client/resources/reports.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { WorkspaceExplorerModel } from '../../hooks/workspace-explorer/useWorkspaceExplorer.js';

/** What the parts of one workspace share. Given by `WorkspaceExplorerRoot`. */
export interface WorkspaceContextValue extends WorkspaceOpening {
  readonly explorer: WorkspaceExplorerModel;
  /** What is asked at the moment. */
  readonly question: WorkspaceQuestion | undefined;
  ask(question: WorkspaceQuestion | undefined): void;
}

/** Where a host takes over. Without one, the names of such items are no buttons. */
export interface WorkspaceOpening {
  readonly onWorkbookOpen?: ((workbook: Workbook) => void) | undefined;
  readonly onReportOpen?: ((report: Report) => void) | undefined;
}

/** Which dialog is open: the host's, with `null` for none, or the widget's own from a first one on. */
export interface WorkspaceDialogs {
  readonly question?: WorkspaceQuestion | null | undefined;
  readonly defaultQuestion?: WorkspaceQuestion | undefined;
  readonly onQuestionChange?: ((question: WorkspaceQuestion | undefined) => void) | undefined;
}

export type WorkspaceQuestion =
  | { readonly kind: 'move' | 'delete'; readonly items: readonly WorkspaceItem[] }
  | { readonly kind: 'rename'; readonly item: WorkspaceItem }
  | { readonly kind: 'new-folder'; readonly parentId: number | null; readonly parentName: string };

export const WorkspaceContext = createContext<WorkspaceContextValue | undefined>(undefined);

export function useWorkspaceContext(): WorkspaceContextValue {
  const context = use(WorkspaceContext);
  if (context === undefined) {
    throw new Error('Parts of the workspace share one place in it. Put them inside <WorkspaceExplorerRoot deploymentId={…}>.');
  }
  return context;
}
