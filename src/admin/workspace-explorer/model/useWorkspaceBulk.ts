'use client';
import { useState } from 'react';
import { kindOfStatus } from '../../../client/http/readFault.js';
import { ServiceError } from '../../../client/http/ServiceError.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import { readBulkDelete, readBulkMove, workspaceItemId } from '../../../data/bulk-action/bulkAnswers.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { useBulkDeleteWorkspaceObjects, useBulkMoveWorkspaceObjects } from '../../../data/resources/workspace.js';
import { type Action, useAction } from '../../kit/useAction.js';
import type { WorkspaceEvents } from './WorkspaceEvents.js';
import { deepestFirst, refOf } from './workspaceItem.js';

/**
 * Moves and deletes many items, one run at a time. Each promise resolves when the run ends; its report contains the
 * failures.
 */
export interface WorkspaceBulk {
  /** The present or last run. */
  readonly bulk: BulkAction<WorkspaceItem, string, WorkspaceRun>;
  /** Moves items. `begin` is called once the host has allowed it. */
  readonly move: Action<[items: readonly WorkspaceItem[], folderId: number | null, begin?: () => void], WorkspaceReport>;
  /** Deletes items, subfolders first. `begin` as for `move`. */
  readonly remove: Action<[items: readonly WorkspaceItem[], begin?: () => void], WorkspaceReport>;
}

/** A bulk action: `delete`, or `move` into a folder; `null` is the top level. */
export type WorkspaceRun = { readonly kind: 'delete' } | { readonly kind: 'move'; readonly folderId: number | null };

/** The result of a run, by `workspaceItemId`. */
export type WorkspaceReport = BulkReport<string, WorkspaceRun>;

export function useWorkspaceBulk(
  deploymentId: number,
  events: WorkspaceEvents & { readonly onGone: (ids: readonly string[], run: WorkspaceRun) => void },
): WorkspaceBulk {
  const { mutateAsync: moveAll } = useBulkMoveWorkspaceObjects();
  const { mutateAsync: deleteAll } = useBulkDeleteWorkspaceObjects();
  const [reported] = useState(() => new Set<string>());

  const bulk = useBulkAction<WorkspaceItem, string, WorkspaceRun>({
    async run(chunk, action) {
      const items = chunk.map(refOf);
      if (action.kind === 'move') return readBulkMove(await moveAll({ deploymentId, items, folderId: action.folderId }));
      return readBulkDelete(await deleteAll({ deploymentId, items }));
    },
    idOf: workspaceItemId,
    onSettled(report, action) {
      // After a retry, the report also contains the earlier successes.
      const ids = report.succeededIds.filter((id) => !reported.has(id));
      for (const id of ids) reported.add(id);
      if (ids.length > 0) {
        events.onGone(ids, action);
        if (action.kind === 'move') events.onMoved?.(ids, action.folderId);
        else events.onDeleted?.(ids);
      }
      const operation = operations[action.kind];
      for (const error of errorsOf(report, operation)) events.onError?.(error, { widget: 'workspace-explorer', operation });
    },
  });

  function start(items: readonly WorkspaceItem[], action: WorkspaceRun): Promise<WorkspaceReport> {
    if (bulk.status !== 'running') reported.clear();
    return bulk.run(items, action);
  }

  return {
    bulk,
    move: useAction('workspace-explorer', events, {
      operation: operations.move,
      before: (items: readonly WorkspaceItem[], folderId: number | null) => events.onBeforeMove?.(items, folderId),
      begin: (_items, _folderId, begin?: () => void) => begin?.(),
      call: (items, folderId) => start(items, { kind: 'move', folderId }),
    }),
    remove: useAction('workspace-explorer', events, {
      operation: operations.delete,
      before: (items: readonly WorkspaceItem[]) => events.onBeforeDelete?.(items),
      begin: (_items, begin?: () => void) => begin?.(),
      call: (items) => start(deepestFirst(items), { kind: 'delete' }),
    }),
  };
}

/** Returns the error that stopped the run, and each reason why the service refused items. */
function errorsOf({ error, reasons }: WorkspaceReport, operation: string): readonly ServiceError[] {
  const refusals = reasons
    .filter(({ message }) => message !== error?.message)
    .map(
      ({ status, message }) => new ServiceError(status === undefined ? 'validation' : kindOfStatus(status), message, { status, operation }),
    );
  return error === undefined ? refusals : [error, ...refusals];
}

const operations: Readonly<Record<WorkspaceRun['kind'], string>> = {
  move: 'bulkMoveWorkspaceObjects',
  delete: 'bulkDeleteWorkspaceObjects',
};
