import { isSpecObject, type SpecObject } from './specGrammar.js';

/** A tooltip channel with everything a mark stands for: names first, then exact amounts instead of the axis's short ones. */
export function exactTooltip(mark: SpecObject, encoding: SpecObject): SpecObject {
  const described = channels
    .map((channel) => encoding[channel])
    .filter(isSpecObject)
    .filter((definition) => 'field' in definition || definition.aggregate === 'count');
  const isRepeated = described.some(({ field }) => isSpecObject(field));
  if (described.length === 0 || isRepeated || summaryMarks.includes(mark.type)) return {};
  const names = described.filter((definition) => !isAmount(definition));
  const amounts = described.filter(isAmount);
  const lines = new Map(
    [...names, ...amounts].map((definition) => [`${definition.field} ${definition.aggregate}`, tooltipLine(definition)]),
  );
  return { tooltip: [...lines.values()] };
}

/** A measure, a count, or anything else with a size. */
export function isAmount({ type, aggregate }: SpecObject): boolean {
  return type === 'quantitative' || aggregate !== undefined;
}

function tooltipLine(definition: SpecObject): SpecObject {
  const kept = ['field', 'type', 'aggregate', 'bin', 'timeUnit', 'title']
    .filter((key) => key in definition)
    .map((key) => [key, definition[key]]);
  return { ...Object.fromEntries(kept), ...exactFormat(definition.axis) };
}

/** An axis in money or percent has amounts in money or percent. */
function exactFormat(axis: unknown): SpecObject {
  const format = isSpecObject(axis) && typeof axis.format === 'string' ? axis.format : '';
  if (format.includes('$')) return { format: '$,.2f' };
  return format.endsWith('%') ? { format: '.2%' } : {};
}

const channels = ['x', 'row', 'column', 'facet', 'y', 'color', 'fill', 'stroke', 'theta', 'size', 'shape'];

/** Marks that stand for many rows and tell of themselves. */
const summaryMarks: readonly unknown[] = ['boxplot', 'errorband', 'errorbar'];
