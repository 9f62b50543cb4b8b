'use client';
import { useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { BulkAnswer } from '../bulk-action/BulkOutcome.js';
import { readBulkDelete, readBulkMove, workspaceItemId } from '../bulk-action/bulkAnswers.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../bulk-action/useBulkAction.js';
import { useBulkDeleteWorkspaceObjects, useBulkMoveWorkspaceObjects } from '../resources/workspace.js';
import { useLatest } from '../useLatest.js';
import { attemptAct } from '../widget-events/attemptAct.js';
import type { ActOutcome } from '../widget-events/WidgetEvents.js';
import type { WorkspaceEvents } from './WorkspaceEvents.js';
import { deepestFirst, refOf } from './workspaceItem.js';

/** Moving and deleting many items, one run at a time. */
export interface WorkspaceBulk {
  /** The run that is under way, or that ended last. */
  readonly bulk: BulkAction<WorkspaceTask, string>;
  /** What that run does; `undefined` before the first. */
  readonly running: WorkspaceRun | undefined;
  /** `begin` is called once the host has not vetoed it; the promise ends with the run. */
  move(items: readonly WorkspaceItem[], folderId: number | null, begin?: () => void): Promise<ActOutcome<BulkReport<string>>>;
  /** Deletes folders inside others first. `begin` as for `move`. */
  remove(items: readonly WorkspaceItem[], begin?: () => void): Promise<ActOutcome<BulkReport<string>>>;
}

export type WorkspaceRun = { readonly kind: 'delete' } | { readonly kind: 'move'; readonly folderId: number | null };

export interface WorkspaceTask {
  readonly run: WorkspaceRun;
  readonly item: WorkspaceItem;
}

export function useWorkspaceBulk(
  deploymentId: number,
  events: WorkspaceEvents & { readonly onSettled: (report: BulkReport<string>, run: WorkspaceRun) => void },
): WorkspaceBulk {
  const latest = useLatest(events);
  const [running, setRunning] = useState<WorkspaceRun>();
  const { mutateAsync: moveAll } = useBulkMoveWorkspaceObjects();
  const { mutateAsync: deleteAll } = useBulkDeleteWorkspaceObjects();

  async function send(tasks: readonly WorkspaceTask[]): Promise<BulkAnswer<string>> {
    const items = tasks.map(({ item }) => refOf(item));
    const run = tasks[0]?.run;
    // Tasks of one run are all alike.
    if (run?.kind === 'move') return readBulkMove(await moveAll({ deploymentId, items, folderId: run.folderId }));
    return readBulkDelete(await deleteAll({ deploymentId, items }));
  }

  const bulk = useBulkAction<WorkspaceTask, string>({
    run: send,
    idOf: ({ item }) => workspaceItemId(item),
    onSettled(report) {
      if (running !== undefined) tell(report, running);
    },
  });

  function tell(report: BulkReport<string>, run: WorkspaceRun): void {
    const { onSettled, onMoved, onDeleted, onError } = latest.current;
    onSettled(report, run);
    if (report.error !== undefined) onError?.(report.error, { widget: 'workspace-explorer', operation: operations[run.kind] });
    if (run.kind === 'move') onMoved?.(report, run.folderId);
    else onDeleted?.(report);
  }

  function start(run: WorkspaceRun, items: readonly WorkspaceItem[], begin?: () => void) {
    return attemptAct({
      operation: operations[run.kind],
      before: () => (run.kind === 'move' ? latest.current.onBeforeMove?.(items, run.folderId) : latest.current.onBeforeDelete?.(items)),
      begin() {
        setRunning(run);
        begin?.();
      },
      write: () => bulk.run(items.map((item) => ({ run, item }))),
    });
  }

  return {
    bulk,
    running,
    move: (items, folderId, begin) => start({ kind: 'move', folderId }, items, begin),
    remove: (items, begin) => start({ kind: 'delete' }, deepestFirst(items), begin),
  };
}

const operations: Readonly<Record<WorkspaceRun['kind'], string>> = {
  move: 'bulkMoveWorkspaceObjects',
  delete: 'bulkDeleteWorkspaceObjects',
};
