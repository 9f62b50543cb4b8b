import { isJsonObject } from '../../../client/json/isJsonObject.js';
import type { DashboardFilter } from '../../../client/resources/dashboard-filters.js';
import { isSameJson } from '../../../data/conflict/compareFields.js';
import type { DashboardView } from '../../shared/fields/describeView.js';
import { paramOfValue, textsOfValues, valueOfParam, valuesOfFilter } from '../../shared/fields/valueTexts.js';
import { type ShownWidget, textIn } from './readWidgets.js';

/** A widget with which readers filter, group by time, or switch a field. */
export interface DashboardControl {
  /** What it changes. */
  readonly kind: 'filter' | 'grain' | 'field';
  /** The member with its view: `sales.region`. */
  readonly member: string;
  /** The comparison of a filter. */
  readonly operator: string;
  /** Tells conditions on one member with one comparison apart: 0 for the first. */
  readonly place: number;
  /** The published values, with their types. */
  readonly values: readonly unknown[];
  /** The values to choose from; empty if the dashboard lists none. */
  readonly options: readonly ControlOption[];
}

/** One of the values of a control. */
export interface ControlOption {
  /** The value, such as a member. */
  readonly value: unknown;
  /** The text shown for it; the value itself if the dashboard has none. */
  readonly label: string;
}

/** Reads the control of a widget; `undefined` if the widget is not a control, or names no member. */
function readControl({ type, config }: Pick<ShownWidget, 'type' | 'config'>): DashboardControl | undefined {
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  const member = textIn(config, ['member'], Infinity);
  if (kind === undefined || member === undefined) return undefined;
  const options = optionsIn(config.options);
  return {
    kind,
    member,
    operator: textIn(config, ['operator'], Infinity) ?? 'equals',
    place: 0,
    values: {
      // A widget without a value may have an empty text.
      filter: () => valuesOfFilter(config.values ?? (config.value === '' ? null : config.value)),
      grain: () => textsIn(config.granularity ?? config.grain),
      field: () => textsIn(config.selected ?? config.value),
    }[kind](),
    options: kind === 'grain' && options.length === 0 ? grains : options,
  };
}

/** Returns the controls of a dashboard. Those that do the same, such as one on each tab, are one control; so are all grains or fields of a member. */
export function controlsIn(widgets: readonly ShownWidget[]): readonly DashboardControl[] {
  const controls: DashboardControl[] = [];
  for (const control of readAll(widgets)) {
    if (controls.some((other) => isSameControl(other, control))) continue;
    controls.push({ ...control, place: controls.filter((other) => isSameCondition(other, control)).length });
  }
  return controls;
}

/** Returns the control in `controls` that a widget shows, with the options of that widget. */
export function controlOf(
  widget: Pick<ShownWidget, 'type' | 'config'>,
  controls: readonly DashboardControl[],
): DashboardControl | undefined {
  const control = readControl(widget);
  return control && { ...control, place: controls.find((other) => isSameControl(other, control))?.place ?? 0 };
}

function readAll(widgets: readonly ShownWidget[]): readonly DashboardControl[] {
  return widgets.flatMap((widget) => [readControl(widget) ?? [], ...widget.groups.map((group) => readAll(group.widgets))].flat());
}

function isSameControl(one: DashboardControl, other: DashboardControl): boolean {
  const isOneMember = one.kind === other.kind && one.member === other.member;
  return isOneMember && (one.kind !== 'filter' || (isSameCondition(one, other) && isSameJson(one.values, other.values)));
}

type Condition = Pick<DashboardFilter, 'member' | 'operator'>;

function isSameCondition(one: Condition, other: Condition): boolean {
  return one.member === other.member && (one.operator ?? 'equals') === (other.operator ?? 'equals');
}

/** Returns the values of a control: those that the reader chose, or else the published ones. */
export function valuesOf({ kind, member, operator, place, values }: DashboardControl, chosen: DashboardView): readonly unknown[] {
  switch (kind) {
    case 'filter': {
      const filter = chosen.filters?.filter((other) => isSameCondition(other, { member, operator }))[place];
      return filter === undefined ? values : valuesOfFilter(filter.value);
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

/** Returns the reader's choices with new values for one of the controls. A filter without values is cleared. */
export function chooseValues(
  chosen: DashboardView,
  control: DashboardControl,
  values: readonly unknown[],
  controls: readonly DashboardControl[] = [control],
): DashboardView {
  const { kind, member, operator, place } = control;
  const [value] = textsIn(values);
  const others = <Entry extends { readonly member: string }>(entries: readonly Entry[] | null | undefined) =>
    (entries ?? []).filter((entry) => entry.member !== member);
  switch (kind) {
    case 'filter': {
      const kept = (chosen.filters ?? []).filter((other) => !isSameCondition(other, control));
      // The place of a filter tells which condition it is, so that those before it are chosen along with it.
      const same = controls.filter((other) => other.kind === 'filter' && isSameCondition(other, control));
      const filters = same.map((other) => ({ member, operator, value: other.place === place ? values : valuesOf(other, chosen) }));
      return { ...chosen, filters: [...kept, ...filters] };
    }
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
    timeGrains: of('grain').flatMap(({ control: { member }, values }) => textsIn(values.slice(0, 1)).map((grain) => ({ member, grain }))),
    memberSwitchers: of('field').flatMap(({ control: { member }, values }) =>
      textsIn(values.slice(0, 1)).map((selected) => ({ member, selected })),
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

/** True for the comparisons with one value, which is a number if it looks like one. */
export function isCompared(operator: string): boolean {
  return /^(?:greater|less)_than/.test(operator);
}

/** Reads what a reader has chosen from the parameters of a URL, as `writeDashboardView` writes them. */
export function readDashboardView(params: URLSearchParams): DashboardView {
  const named = (prefix: string) =>
    [...new Set(params.keys())]
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ name: name.slice(prefix.length), values: params.getAll(name) }));
  return {
    filters: named('filter.').map(({ name, values }) => {
      const [member = '', operator = 'equals'] = name.split(':');
      return { member, operator, value: values.filter((text) => text !== '').map(valueOfParam) };
    }),
    timeGrains: named('grain.').flatMap(({ name, values: [grain] }) => (grain ? [{ member: name, grain }] : [])),
    memberSwitchers: named('field.').flatMap(({ name, values: [selected] }) => (selected ? [{ member: name, selected }] : [])),
  };
}

/**
 * Writes what a reader has chosen into a copy of the parameters of a URL: `filter.sales.region=North`, with the comparison if it is not
 * `equals`: `filter.sales.amount:less_than==9`. A second condition with the same comparison ends in `:1`.
 */
export function writeDashboardView(params: URLSearchParams, { filters, timeGrains, memberSwitchers }: DashboardView): URLSearchParams {
  const next = new URLSearchParams([...params].filter(([name]) => !/^(?:filter|grain|field)\./.test(name)));
  for (const [index, filter] of (filters ?? []).entries()) {
    const { member, operator, value } = filter;
    const place = filters?.slice(0, index).filter((other) => isSameCondition(other, filter)).length ?? 0;
    const parts = place > 0 ? [member, operator ?? 'equals', place] : (operator ?? 'equals') === 'equals' ? [member] : [member, operator];
    const values = valuesOfFilter(value);
    // An empty value stands for a filter that was cleared.
    for (const text of values.length === 0 ? [''] : values.map(paramOfValue)) next.append(`filter.${parts.join(':')}`, text);
  }
  for (const { member, grain } of timeGrains ?? []) next.set(`grain.${member}`, grain);
  for (const { member, selected } of memberSwitchers ?? []) next.set(`field.${member}`, selected);
  return next;
}

/** The options of a control: values, or objects with a `value` and a `label`. */
function optionsIn(options: unknown): readonly ControlOption[] {
  const entries: readonly unknown[] = Array.isArray(options) ? options : [];
  const values = entries.map((option) => (isJsonObject(option) ? option.value : option));
  const texts = textsOfValues(values);
  return entries.flatMap((option, index) => {
    const label = isJsonObject(option) ? textIn(option, ['label', 'title', 'name']) : undefined;
    return values[index] === undefined ? [] : [{ value: values[index], label: label ?? texts[index] ?? '' }];
  });
}

/** The names in a list, or a single one. */
function textsIn(value: unknown): readonly string[] {
  return valuesOfFilter(value).filter((entry): entry is string => typeof entry === 'string' && entry !== '');
}

const kinds: Readonly<Record<string, DashboardControl['kind']>> = { FILTER: 'filter', TIME_GRAIN: 'grain', FIELD: 'field' };
/** The grains that a dashboard offers if it lists none. */
const grains: readonly ControlOption[] = optionsIn(['day', 'week', 'month', 'quarter', 'year']);
