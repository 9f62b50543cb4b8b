'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import type { PlacementOutcome } from '../../hooks/report-placement-list/usePlacementActs.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToast } from '../primitives/toasts/ToastContext.js';
import { isolate } from './isolate.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

/** The acts on a row, each with what it says when it is done or has failed. */
export function usePlacementTasks() {
  const { placements } = useReportPlacementContext();
  const { placements: words, common } = useAdminLabels();
  const { common: chatWords, errors } = useLabels();
  const toast = useToast();

  function sayFailure(title: string, error: ServiceError, again: () => void) {
    const isGone = error.kind === 'not-found';
    const text = isGone ? words.acts.gone : `${errors[error.kind].title} ${errors[error.kind].advice}`;
    const mayHelp = !finalKinds.includes(error.kind);
    toast({ tone: 'error', title, text, ...(mayHelp && { action: { label: chatWords.retry, onPress: again } }) });
  }

  async function refresh(row: PlacementRow): Promise<PlacementOutcome> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.refresh(row);
    if (outcome.kind === 'done') toast({ tone: 'success', title: words.acts.refreshed(place) });
    if (outcome.kind === 'failed') sayFailure(words.acts.refreshFailed(place), outcome.error, () => void refresh(row));
    return outcome;
  }

  async function disconnect(row: PlacementRow): Promise<PlacementOutcome> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.disconnect(row);
    if (outcome.kind === 'failed') sayFailure(words.acts.disconnectFailed(place), outcome.error, () => void disconnect(row));
    if (outcome.kind === 'done') {
      const undo = { label: common.undo, onPress: () => void reconnect(row) };
      toast({ tone: 'success', title: words.acts.disconnected(place), text: words.acts.disconnectedAdvice, action: undo });
    }
    return outcome;
  }

  async function reconnect(row: PlacementRow): Promise<void> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.reconnect(row);
    if (outcome.kind === 'done') toast({ tone: 'success', title: words.acts.reconnected(place) });
    if (outcome.kind === 'failed') sayFailure(words.acts.reconnectFailed(place), outcome.error, () => void reconnect(row));
  }

  return { refresh, disconnect };
}

/** What stays as it is, however often it is tried. */
const finalKinds: readonly ServiceError['kind'][] = ['permission', 'not-found', 'validation', 'unprocessable'];
