import type { DashboardConfig, DashboardConfigDraftInput, DashboardWidget } from '@parley/react/client';
import { invalid } from '../../http/fields.js';

/** The config of a dashboard; 400 if a widget could not be shown. `newId` names widgets of a draft without an id. */
export function readDashboardConfig(input: DashboardConfigDraftInput, field: string, newId?: (index: number) => string): DashboardConfig {
  const widgets = input.widgets?.map((widget, index) => {
    const place = `${field}.widgets[${index}]`;
    const id = widget.id ?? newId?.(index);
    if (!id) throw invalid(`${place}.id`, 'is required');
    if (id.length > 128) throw invalid(`${place}.id`, 'must have at most 128 characters');
    if (Object.values(widget.position).some((cells) => cells < 0)) throw invalid(`${place}.position`, 'must not be negative');
    return { ...widget, id };
  });
  const ids = widgets?.map(({ id }) => id) ?? [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw invalid(`${field}.widgets`, `holds "${twice}" twice`);
  // No field of what was parsed is undefined.
  return {
    ...input,
    kind: input.kind ?? 'CLASSIC',
    widgets: (widgets as readonly DashboardWidget[] | undefined) ?? null,
  } as DashboardConfig;
}
