import type { DashboardConfig, DashboardWidget, DashboardWidgetPosition, WidgetType } from '@parley/react/client';
import { invalid, isObject, type JsonObject, nullableChoice, nullableString, requiredInteger, requiredString } from '../../http/fields.js';

/** Reads the config of a dashboard; 400 if a widget could not be shown. `newId` names widgets of a draft without an id. */
export function readDashboardConfig(value: unknown, field: string, newId?: (index: number) => string): DashboardConfig {
  if (!isObject(value)) throw invalid(field, 'must be an object');
  const widgets = readWidgets(value.widgets, `${field}.widgets`, newId);
  const kind = nullableChoice(value, 'kind', ['CLASSIC', 'APP']) ?? 'CLASSIC';
  nullableString(value, 'title');
  nullableString(value, 'description');
  if (isObject(value.app)) nullableString(value.app, 'entry', { max: 255 });
  // Layout, settings, theme and app are kept as they come.
  return { ...(value as DashboardConfig), kind, widgets };
}

function readWidgets(value: unknown, field: string, newId?: (index: number) => string): readonly DashboardWidget[] | null {
  if (value === undefined || value === null) return null;
  if (!Array.isArray(value)) throw invalid(field, 'must be a list');
  const widgets = value.map((widget: unknown, index) => readWidget(widget, `${field}[${index}]`, () => newId?.(index)));
  const ids = widgets.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw invalid(field, `holds "${twice}" twice`);
  return widgets;
}

function readWidget(value: unknown, field: string, newId: () => string | undefined): DashboardWidget {
  if (!isObject(value)) throw invalid(field, 'must be an object');
  const id = value.id === undefined || value.id === null ? newId() : requiredString(value, 'id', { max: 128 });
  if (id === undefined) throw invalid(`${field}.id`, 'is required');
  const type = readType(value, field);
  if (!isObject(value.position)) throw invalid(`${field}.position`, 'is required');
  const position = readPosition(value.position);
  if (value.config !== undefined && value.config !== null && !isObject(value.config)) throw invalid(`${field}.config`, 'must be an object');
  // Style and layouts of single screens are kept as they come.
  return { ...(value as JsonObject & DashboardWidget), id, type, position };
}

/** Types that the interface names, and one that only old dashboards still have. */
function readType({ type }: JsonObject, field: string): DashboardWidget['type'] {
  const known = widgetTypes.find((candidate) => candidate === type);
  if (known === undefined) throw invalid(`${field}.type`, `must be one of ${widgetTypes.slice(0, -1).join(', ')}`);
  return known;
}

const widgetTypes = [
  'CHART',
  'TEXT',
  'FILTER',
  'AI',
  'TIME_GRAIN',
  'FIELD',
  'PARENT',
  'SPACER',
  'DIVIDER',
  'CONTAINER',
  'TABS_CONTAINER',
] as const satisfies readonly (WidgetType | 'TABS_CONTAINER')[];

function readPosition(position: JsonObject): DashboardWidgetPosition {
  const read = (side: keyof DashboardWidgetPosition) => requiredInteger(position, side, { min: 0 });
  return { x: read('x'), y: read('y'), w: read('w'), h: read('h') };
}
