'use client';
import type { Report } from '../../client/resources/reports.js';
import type { PlacementRow } from '../../hooks/report-placement-list/PlacementRow.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { ActOutcome } from '../../hooks/widget-events/WidgetEvents.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useReportPlacementContext } from './ReportPlacementContext.js';

/** The acts on a row, each with what it says when it is done or has failed. */
export function usePlacementTasks() {
  const { placements } = useReportPlacementContext();
  const { placements: words, common } = useAdminLabels();
  const { sayDone, sayFailure } = useOutcomeToast();

  async function refresh(row: PlacementRow): Promise<ActOutcome<Report>> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.refresh(row);
    if (outcome.kind === 'done') sayDone(words.acts.refreshed(place));
    if (outcome.kind === 'failed') sayFailure(words.acts.refreshFailed(place), outcome.error, () => void refresh(row));
    return outcome;
  }

  async function disconnect(row: PlacementRow): Promise<ActOutcome<Report>> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.disconnect(row);
    if (outcome.kind === 'failed') sayFailure(words.acts.disconnectFailed(place), outcome.error, () => void disconnect(row));
    if (outcome.kind === 'done') {
      const undo = { label: common.undo, onPress: () => void reconnect(row) };
      sayDone(words.acts.disconnected(place), { text: words.acts.disconnectedAdvice, action: undo });
    }
    return outcome;
  }

  async function reconnect(row: PlacementRow): Promise<void> {
    const place = isolate(row.resultLocation);
    const outcome = await placements.reconnect(row);
    if (outcome.kind === 'done') sayDone(words.acts.reconnected(place));
    if (outcome.kind === 'failed') sayFailure(words.acts.reconnectFailed(place), outcome.error, () => void reconnect(row));
  }

  return { refresh, disconnect };
}
