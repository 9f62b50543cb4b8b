'use client';
import type { Report } from '../../client/resources/reports.js';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { isolate } from '../../ui/text/isolate.js';
import type { ToastDetails } from '../../ui/toasts/ToastContext.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import type { Act } from '../kit/useAct.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { reportPlacementListWidget } from './reportPlacementListWidget.js';
import { usePlacementLabels } from './usePlacementLabels.js';

/** The actions on a row, each with a toast for success and failure. */
export function usePlacementTasks() {
  const { refresh, disconnect, reconnect } = reportPlacementListWidget.use(({ model: { refresh, disconnect, reconnect } }) => {
    return { refresh, disconnect, reconnect };
  });
  const placements = usePlacementLabels();
  const common = useCommonAdminLabels();
  const { showSuccess, showFailure } = useOutcomeToast();
  const { acts: words } = placements;

  async function tell(row: PlacementRow, task: Task): Promise<void> {
    const { act, done, failed, details } = task;
    const outcome = await act(row);
    const place = isolate(row.resultLocation);
    if (outcome.kind === 'done') showSuccess(done(place), details);
    if (outcome.kind === 'failed') showFailure(failed(place), outcome.error, () => void tell(row, task));
  }

  function takeBack(row: PlacementRow): void {
    void tell(row, { act: reconnect, done: words.reconnected, failed: words.reconnectFailed });
  }

  return {
    refresh: (row: PlacementRow) => tell(row, { act: refresh, done: words.refreshed, failed: words.refreshFailed }),
    disconnect: (row: PlacementRow) =>
      tell(row, {
        act: disconnect,
        done: words.disconnected,
        failed: words.disconnectFailed,
        details: { text: words.disconnectedAdvice, action: { label: common.undo, onPress: () => takeBack(row) } },
      }),
  };
}

interface Task {
  readonly act: Act<[row: PlacementRow], Report>;
  readonly done: (place: string) => string;
  readonly failed: (place: string) => string;
  readonly details?: ToastDetails | undefined;
}
