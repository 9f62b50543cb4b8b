'use client';
import type { Workbook } from '../../client/resources/workbooks.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useWorkspaceContext } from './WorkspaceContext.js';

/** Copies a workbook and says what came of it. */
export function useDuplicate(): (workbook: Workbook) => Promise<void> {
  const { workspace: words } = useAdminLabels();
  const { explorer, onWorkbookOpen } = useWorkspaceContext();
  const { sayDone, sayFailure } = useOutcomeToast();
  return async function duplicate(workbook) {
    const outcome = await explorer.duplicate(workbook);
    if (outcome.kind === 'failed') sayFailure(words.duplicate.failed(isolate(workbook.name)), outcome.error);
    if (outcome.kind !== 'done') return;
    const copy = outcome.result;
    const action = onWorkbookOpen && { label: words.open, onPress: () => onWorkbookOpen(copy) };
    sayDone(words.duplicate.done(isolate(copy.name)), { action });
  };
}
