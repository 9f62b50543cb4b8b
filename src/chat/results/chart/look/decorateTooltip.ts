import type { ChartRows } from '../rows/chartRows.js';
import { isAmount, isSpecObject, plainTitle, type SpecObject } from '../spec/specGrammar.js';
import { amountStyle, numberFormat } from './amountStyle.js';
import { exactTime, isPlainTime } from './axes/writeTimes.js';
import type { DecorationContext } from './DecorationContext.js';
import { haveShares, totalsByName } from './series/seriesNames.js';

/**
 * Returns the tooltip channel of a mark: the spec's own, or everything the mark stands for, names first. Amounts are exact, not shortened
 * as on the axis; to the amount of a slice, its share of the ring is added when it is read.
 */
export function decorateTooltip(mark: SpecObject, encoding: SpecObject, { rows, locale, isAsGiven }: TooltipContext): SpecObject {
  const lines = withDifferentTitles((ownLines(encoding.tooltip) ?? everything(mark, encoding))?.map((line) => titledLine(line, rows)));
  if (lines === undefined) return {};
  const totals = mark.type === 'arc' && isAsGiven ? totalsByName(encoding.color, encoding.theta, rows) : undefined;
  const isShare = (line: SpecObject) => totals !== undefined && haveShares(totals) && isSameAmount(line, encoding.theta);
  return {
    tooltip: lines.map((line) => {
      const style = amountStyle(line, rows);
      if ('format' in line && style?.unit === undefined) return line;
      if (isPlainTime(line)) return { ...line, ...exactTime(line, rows, locale) };
      const format = style === undefined ? locale : numberFormat(style, locale);
      if (isShare(line)) return { ...line, formatType: 'parleyShare', format };
      return style === undefined ? line : { ...line, formatType: 'parleyExactNumber', format };
    }),
  };
}

/** Gives a line without a title that of its column. The unit of a time shows in its text. */
function titledLine(line: SpecObject, { fields }: ChartRows): SpecObject {
  const { field: alias, aggregate, bin, title } = line;
  if (aggregate !== undefined || bin || typeof alias !== 'string' || (title !== undefined && title !== null)) return line;
  const field = [...fields.values()].find((one) => one.alias === alias || one.textAlias === alias);
  return { ...line, title: plainTitle(field?.title ?? alias.replaceAll('\\', '')) };
}

interface TooltipContext extends DecorationContext {
  /** True if the mark stands for the rows themselves, not for the result of a transform. */
  readonly isAsGiven: boolean;
}

function isSameAmount(line: SpecObject, amount: unknown): boolean {
  return isSpecObject(amount) && line.field === amount.field && line.aggregate === amount.aggregate;
}

function ownLines(tooltip: unknown): readonly SpecObject[] | undefined {
  const lines = (Array.isArray(tooltip) ? tooltip : [tooltip])
    .filter(isSpecObject)
    .filter((line) => 'field' in line || 'aggregate' in line);
  return lines.length === 0 ? undefined : lines;
}

function everything(mark: SpecObject, encoding: SpecObject): readonly SpecObject[] | undefined {
  const described = channels
    .map((channel) => (isSpecObject(encoding[channel]) ? withBins(encoding[channel], channel) : undefined))
    .filter(isSpecObject)
    .filter((definition) => 'field' in definition || definition.aggregate === 'count');
  const isRepeated = described.some(({ field }) => isSpecObject(field));
  if (described.length === 0 || isRepeated || summaryMarks.includes(mark.type)) return undefined;
  const ordered = [...described.filter((definition) => !isAmount(definition)), ...described.filter(isAmount)];
  return [
    ...new Map(
      ordered.map((definition) => [JSON.stringify([definition.field, definition.aggregate, definition.timeUnit]), tooltipLine(definition)]),
    ).values(),
  ];
}

/** The chart library makes fewer bins for these channels than for a line of a tooltip, which must have the same. */
function withBins(definition: SpecObject, channel: string): SpecObject {
  const { bin } = definition;
  const isUsual = bin === true || (isSpecObject(bin) && !bin.maxbins && !bin.step && bin.binned !== true);
  return isUsual && channelsOfFewBins.has(channel)
    ? { ...definition, bin: { ...(isSpecObject(bin) && bin), maxbins: fewBins } }
    : definition;
}

/** Of lines with the same title, the chart library would keep the last. */
function withDifferentTitles(lines: readonly SpecObject[] | undefined): readonly SpecObject[] | undefined {
  const taken = new Set<string>();
  return lines?.map((line) => {
    let { title } = line;
    if (typeof title !== 'string') return line;
    while (taken.has(String(title))) title = `${title} `;
    taken.add(String(title));
    return { ...line, title };
  });
}

function tooltipLine(definition: SpecObject): SpecObject {
  const kept = ['field', 'type', 'aggregate', 'bin', 'timeUnit', 'title']
    .filter((key) => key in definition)
    .map((key) => [key, definition[key]]);
  return { ...Object.fromEntries(kept), ...exactFormat(definition.axis) };
}

/** If an axis shows money or percent, the amounts do as well. */
function exactFormat(axis: unknown): SpecObject {
  const format = isSpecObject(axis) && typeof axis.format === 'string' ? axis.format : '';
  if (format.includes('$')) return { format: '$,.2f', formatType: 'number' };
  return format.endsWith('%') ? { format: '.2%', formatType: 'number' } : {};
}

const channels = ['x', 'row', 'column', 'facet', 'y', 'color', 'fill', 'stroke', 'theta', 'size', 'shape'];

const channelsOfFewBins = new Set(['row', 'column', 'color', 'fill', 'stroke', 'size', 'shape']);
const fewBins = 6;

/** Marks that summarize many rows and have their own tooltip. */
const summaryMarks: readonly unknown[] = ['boxplot', 'errorband', 'errorbar'];
