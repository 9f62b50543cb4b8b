import { isJsonObject } from '../../../client/http/isJsonObject.js';
import type { DashboardView } from '../../kit/form/describeView.js';
import { type ShownWidget, textIn } from './readWidgets.js';

/** A widget with which readers filter, group by time, or switch a field. */
export interface DashboardControl {
  /** What it changes. */
  readonly kind: 'filter' | 'grain' | 'field';
  /** The member with its view: `sales.region`. */
  readonly member: string;
  /** The comparison of a filter. */
  readonly operator: string;
  /** The published values. */
  readonly values: readonly string[];
  /** The values to choose from; empty if the dashboard lists none. */
  readonly options: readonly ControlOption[];
}

/** One of the values of a control. */
export interface ControlOption {
  /** The value, such as a member. */
  readonly value: string;
  /** The text shown for it; the value itself if the dashboard has none. */
  readonly label: string;
}

/** Reads the control of a widget; `undefined` if the widget is not a control, or names no member. */
export function readControl({ type, config }: Pick<ShownWidget, 'type' | 'config'>): DashboardControl | undefined {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const member = textIn(config, ['member']);
  if (kind === undefined || member === undefined) return undefined;
  const options = optionsIn(config.options);
  return {
    kind,
    member,
    operator: textIn(config, ['operator']) ?? 'equals',
    values: {
      filter: () => textsIn(config.values ?? config.value),
      grain: () => textsIn(config.granularity ?? config.grain),
      field: () => textsIn(config.selected ?? config.value),
    }[kind](),
    options: kind === 'grain' && options.length === 0 ? grains : options,
  };
}

/** Returns the controls of a dashboard, only the first one for each member. */
export function controlsIn(widgets: readonly ShownWidget[]): readonly DashboardControl[] {
  const found = widgets.flatMap((widget): readonly DashboardControl[] => {
    const control = readControl(widget);
    return [...(control === undefined ? [] : [control]), ...widget.groups.flatMap((group) => controlsIn(group.widgets))];
  });
  return found.filter(({ kind, member }, index) => found.findIndex((other) => other.kind === kind && other.member === member) === index);
}

/** Returns the values of a control: those that the reader chose, or else the published ones. */
export function valuesOf({ kind, member, values }: DashboardControl, chosen: DashboardView): readonly string[] {
  switch (kind) {
    case 'filter': {
      const filter = chosen.filters?.find((other) => other.member === member);
      return filter === undefined ? values : textsIn(filter.value);
    }
    case 'grain': {
      const grain = chosen.timeGrains?.find((other) => other.member === member);
      return grain === undefined ? values : [grain.grain];
    }
    case 'field': {
      const field = chosen.memberSwitchers?.find((other) => other.member === member);
      return field === undefined ? values : [field.selected];
    }
  }
}

/** Returns the reader's choices with new values for one control. A filter without values is cleared. */
export function chooseValues(
  chosen: DashboardView,
  { kind, member, operator }: DashboardControl,
  values: readonly string[],
): DashboardView {
  const [value] = values;
  const others = <Entry extends { readonly member: string }>(entries: readonly Entry[] | null | undefined) =>
    (entries ?? []).filter((entry) => entry.member !== member);
  switch (kind) {
    case 'filter':
      return { ...chosen, filters: [...others(chosen.filters), { member, operator, value: values }] };
    case 'grain':
      return { ...chosen, timeGrains: [...others(chosen.timeGrains), ...(value === undefined ? [] : [{ member, grain: value }])] };
    case 'field':
      return {
        ...chosen,
        memberSwitchers: [...others(chosen.memberSwitchers), ...(value === undefined ? [] : [{ member, selected: value }])],
      };
  }
}

/** Returns the view of all controls, for queries and exports. Filters without values are left out. */
export function viewOf(controls: readonly DashboardControl[], chosen: DashboardView): DashboardView {
  const of = (kind: DashboardControl['kind']) =>
    controls.filter((control) => control.kind === kind).map((control) => ({ control, values: valuesOf(control, chosen) }));
  return {
    filters: of('filter')
      .filter(({ control, values }) => values.length > 0 || takesNoValue(control.operator))
      .map(({ control: { member, operator }, values }) => ({ member, operator, value: takesNoValue(operator) ? null : values })),
    timeGrains: of('grain').flatMap(({ control: { member }, values: [grain] }) => (grain === undefined ? [] : [{ member, grain }])),
    memberSwitchers: of('field').flatMap(({ control: { member }, values: [selected] }) =>
      selected === undefined ? [] : [{ member, selected }],
    ),
  };
}

/** True for the comparisons that a text field can express. Others are shown as published. */
export function isEditable({ kind, operator, options }: DashboardControl): boolean {
  return kind === 'filter' ? operator !== 'between' && operator !== 'custom' && !takesNoValue(operator) : options.length > 0;
}

function takesNoValue(operator: string): boolean {
  return /^is_(?:not_)?(?:null|empty)$/.test(operator);
}

/** Reads what a reader has chosen from the parameters of a URL, as `writeDashboardView` writes them. */
export function readDashboardView(params: URLSearchParams): DashboardView {
  const named = (prefix: string) =>
    [...new Set(params.keys())]
      .filter((name) => name.startsWith(prefix) && name.length <= maxParam)
      .slice(0, maxEntries)
      .map((name) => ({ member: name.slice(prefix.length), values: textsIn(params.getAll(name)) }));
  return {
    filters: named('filter.').map(({ member, values }) => ({ member, operator: 'equals', value: values })),
    timeGrains: named('grain.').flatMap(({ member, values: [grain] }) => (grain === undefined ? [] : [{ member, grain }])),
    memberSwitchers: named('field.').flatMap(({ member, values: [selected] }) => (selected === undefined ? [] : [{ member, selected }])),
  };
}

/** Writes what a reader has chosen into a copy of the parameters of a URL: `filter.sales.region=North`. */
export function writeDashboardView(params: URLSearchParams, { filters, timeGrains, memberSwitchers }: DashboardView): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !/^(?:filter|grain|field)\./.test(name)));
  for (const { member, value } of filters ?? []) {
    const values = textsIn(value);
    // An empty value stands for a filter that was cleared.
    for (const text of values.length === 0 ? [''] : values) next.append(`filter.${member}`, text);
  }
  for (const { member, grain } of timeGrains ?? []) next.set(`grain.${member}`, grain);
  for (const { member, selected } of memberSwitchers ?? []) next.set(`field.${member}`, selected);
  return next;
}

/** The options of a control: values, or objects with a `value` and a `label`. */
function optionsIn(options: unknown): readonly ControlOption[] {
  if (!Array.isArray(options)) return [];
  return options.slice(0, maxEntries).flatMap((option: unknown) => {
    const [value] = textsIn(isJsonObject(option) ? option.value : option);
    return value === undefined
      ? []
      : [{ value, label: (isJsonObject(option) ? textIn(option, ['label', 'title', 'name']) : undefined) ?? value }];
  });
}

/** The texts, numbers and booleans in a list, or a single one, as texts. */
function textsIn(value: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxEntries) : [value];
  return entries
    .filter((entry) => typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean')
    .map((entry) => String(entry).slice(0, maxParam))
    .filter((text) => text !== '');
}

const maxEntries = 100;
const maxParam = 200;
const kinds: Readonly<Record<string, DashboardControl['kind']>> = { FILTER: 'filter', TIME_GRAIN: 'grain', FIELD: 'field' };
/** The grains that a dashboard offers if it lists none. */
const grains: readonly ControlOption[] = optionsIn(['day', 'week', 'month', 'quarter', 'year']);
