import type { JsonObject } from '../../../client/chat-stream/QueryRows.js';
import { isJsonObject } from '../../../client/json/isJsonObject.js';
import type { DashboardWidgetPosition } from '../../../client/resources/dashboard-config.js';
import { shortText } from '../../../ui/text/shortText.js';

/** A widget of a dashboard as it is shown. Everything in it comes from the service, and is bounded. */
export interface ShownWidget {
  /** Unique on the dashboard. */
  readonly id: string;
  /** The type, which may be unknown here. */
  readonly type: string;
  /** The title, if it has one. */
  readonly title: string | undefined;
  /** The fields of its type. */
  readonly config: JsonObject;
  /** The position on wide screens, as sent. */
  readonly position: unknown;
  /** The positions by screen, as sent. */
  readonly responsiveLayouts: Readonly<Record<string, unknown>>;
  /** The groups of widgets inside it, such as tabs; empty if it contains none. */
  readonly groups: readonly WidgetGroup[];
}

/** Widgets that are shown together, such as those of a tab. */
export interface WidgetGroup {
  /** Unique within its widget. */
  readonly id: string;
  /** The name of the tab, if it has one. */
  readonly title: string | undefined;
  /** The widgets in the order of the dashboard. */
  readonly widgets: readonly ShownWidget[];
}

/** The widgets of a dashboard, and the number of those left out. */
export interface WidgetTree {
  /** The outermost widgets. */
  readonly widgets: readonly ShownWidget[];
  /** The number of widgets beyond what a page can show. */
  readonly leftOut: number;
}

/**
 * Reads the widgets of a dashboard. A container has its widgets in `config.widgets`, or those of its tabs in `config.tabs[].widgets`: as
 * objects, or as ids of other widgets. A widget can also name its container as `config.parentId`, and its tab as `config.tabId`. At most 200
 * widgets are read, and containers inside each other four deep. A widget that nothing contains is shown at the outermost level.
 */
export function readWidgets(given: unknown): WidgetTree {
  const all = Array.isArray(given) ? given : [];
  const known = new Map<string, RawWidget>();
  for (const widget of all.slice(0, maxWidgets).map(readWidget)) {
    if (widget !== undefined && !known.has(widget.id)) known.set(widget.id, widget);
  }
  const contained = containedIds(known);
  const placed = new Set<string>();
  let leftOut = Math.max(0, all.length - maxWidgets);

  function place(widget: RawWidget, depth: number): ShownWidget | undefined {
    if (placed.has(widget.id)) return undefined;
    if (placed.size >= maxWidgets || depth > maxDepth) {
      // A widget that the dashboard itself lists is tried again at the outermost level.
      if (depth === 0 || known.get(widget.id) !== widget) leftOut += 1;
      return undefined;
    }
    placed.add(widget.id);
    const groups = isContainer(widget.type)
      ? groupsOf(widget, known).map(({ entries, ...group }) => ({ ...group, widgets: placeAll(entries, depth + 1) }))
      : [];
    return { ...widget, groups };
  }

  function placeAll(entries: readonly RawWidget[], depth: number): readonly ShownWidget[] {
    return entries.map((widget) => place(widget, depth)).filter((widget) => widget !== undefined);
  }

  const outer = [...known.values()];
  const first = placeAll(
    outer.filter(({ id }) => !contained.has(id)),
    0,
  );
  // Widgets in containers that contain each other or are nested too deeply have not been placed yet.
  const stranded = outer.filter(({ id }) => contained.has(id) && !placed.has(id));
  const widgets = [...first, ...placeAll(stranded, 0)];
  return { widgets, leftOut };
}

/** Returns the first text under one of these names, shortened. */
export function textIn(config: JsonObject, names: readonly string[], maxCharacters = maxTitleCharacters): string | undefined {
  const text = names.map((name) => config[name]).find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof text === 'string' ? shortText(text, maxCharacters) : undefined;
}

/** True for types that contain other widgets, including one that only old dashboards have. */
export function isContainer(type: string): boolean {
  return type === 'CONTAINER' || type === 'TABS_CONTAINER' || type === 'PARENT';
}

/** True for a container whose groups are tabs. */
export function hasTabs({ type, config }: Pick<ShownWidget, 'type' | 'config'>): boolean {
  return type === 'TABS_CONTAINER' || (type === 'CONTAINER' && config.layout === 'tabs');
}

type RawWidget = Omit<ShownWidget, 'groups'>;

function readWidget(value: unknown): RawWidget | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, type, position } = value;
  if (typeof id !== 'string' || id === '' || typeof type !== 'string') return undefined;
  const config = isJsonObject(value.config) ? value.config : {};
  return {
    id,
    type,
    title: textIn(config, ['title', 'name', 'label']),
    config,
    position,
    responsiveLayouts: isJsonObject(value.responsiveLayouts) ? value.responsiveLayouts : {},
  };
}

/** The ids that containers list, and those of widgets that name a container. */
function containedIds(known: ReadonlyMap<string, RawWidget>): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, type, config } of known.values()) {
    if (typeof config.parentId === 'string' && isContainer(known.get(config.parentId)?.type ?? '')) ids.add(id);
    if (!isContainer(type)) continue;
    for (const { entries } of listedIn(config)) for (const entry of entries) if (typeof entry === 'string') ids.add(entry);
  }
  return ids;
}

interface RawGroup extends Omit<WidgetGroup, 'widgets'> {
  readonly entries: readonly RawWidget[];
}

function groupsOf({ id, config }: RawWidget, known: ReadonlyMap<string, RawWidget>): readonly RawGroup[] {
  const listed = listedIn(config);
  const naming = [...known.values()].filter((other) => other.config.parentId === id);
  const groupOf = ({ config: { tabId } }: RawWidget) => listed.find((group) => group.id === tabId) ?? listed[0];
  return listed.map((group) => {
    const entries = group.entries.map((entry) => (typeof entry === 'string' ? known.get(entry) : readWidget(entry)));
    return {
      id: group.id,
      title: group.title,
      entries: [...entries.filter((entry) => entry !== undefined), ...naming.filter((widget) => groupOf(widget) === group)],
    };
  });
}

interface ListedGroup extends Omit<WidgetGroup, 'widgets'> {
  readonly entries: readonly unknown[];
}

/** The groups of a container: its tabs, or itself as the only group. */
function listedIn(config: JsonObject): readonly ListedGroup[] {
  const tabs = Array.isArray(config.tabs) ? config.tabs.filter(isJsonObject) : [];
  if (tabs.length === 0) return [{ id: 'content', title: undefined, entries: entriesOf(config) }];
  const groups = tabs.slice(0, maxTabs).map((tab, index) => ({
    id: typeof tab.id === 'string' && tab.id !== '' ? tab.id : `tab-${index + 1}`,
    title: textIn(tab, ['title', 'label', 'name']),
    entries: entriesOf(tab),
  }));
  const [last] = groups.slice(-1);
  // Widgets in further tabs are shown in the last tab, or counted as left out.
  return last === undefined
    ? groups
    : [...groups.slice(0, -1), { ...last, entries: [...last.entries, ...tabs.slice(maxTabs).flatMap(entriesOf)] }];
}

function entriesOf({ widgets }: JsonObject): readonly unknown[] {
  return Array.isArray(widgets) ? widgets : [];
}

/** The position of a widget on one screen; `undefined` if there is none. */
export function positionOn(
  { position, responsiveLayouts }: Pick<ShownWidget, 'position' | 'responsiveLayouts'>,
  screen: string,
): DashboardWidgetPosition | undefined {
  return (
    readPosition(Object.hasOwn(responsiveLayouts, screen) ? responsiveLayouts[screen] : undefined) ??
    (screen === 'lg' ? readPosition(position) : undefined)
  );
}

function readPosition(value: unknown): DashboardWidgetPosition | undefined {
  if (!isJsonObject(value)) return undefined;
  const { x, y, w, h } = value;
  return isWhole(x) && isWhole(y) && isWhole(w) && isWhole(h) ? { x, y, w, h } : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

const maxWidgets = 200;
const maxDepth = 4;
const maxTabs = 50;
const maxTitleCharacters = 200;
