// Labels of different kinds take different values; a test calls them all alike.
export type LabelFunction = (...values: readonly unknown[]) => string;

/** Every label of a catalogue with its path, such as `chat.send`; not its language and direction. */
export function leavesOf(value: object, path = ''): [key: string, label: string | LabelFunction][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]): [string, string | LabelFunction][] => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (childPath === 'locale' || childPath === 'direction') return [];
    if (typeof child === 'string') return [[childPath, child]];
    if (typeof child === 'function') return [[childPath, child as LabelFunction]];
    return typeof child === 'object' && child !== null ? leavesOf(child, childPath) : [];
  });
}

/** Every label as a text; functions with stand-ins for their values, counts with `count`. */
export function textsOf(words: object, count = 2): Map<string, string> {
  return new Map(leavesOf(words).map(([key, label]) => [key, typeof label === 'function' ? fill(key, label, count) : label]));
}

/** The labels of the chat that count something: they receive the number and, but for the steps, how the locale writes it. */
export const countedLabels = [
  'steps.summary',
  'result.allRows',
  'common.rowsNotPrinted',
  'common.columnsNotPrinted',
  'asking.quota.questions',
] as const;

function fill(key: string, label: LabelFunction, count: number): string {
  if (key === 'chart.summary')
    return label({ kind: 'KIND', value: 'VALUE', by: 'BY', rows: 'ROWS', highest: { at: 'AT', value: 'HIGHEST' } });
  if (key === 'steps.summary') return label(count, 'DURATION');
  if (countedLabels.some((counted) => counted === key)) return label(count, 'NUMBER', 'NUMBER');
  return label(...Array.from({ length: label.length }, (_, index) => `VALUE${index}`));
}
