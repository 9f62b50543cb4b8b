import { formatPercent, formatValue } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { scopeOf } from '../query/describePlan.js';
import { lowerFirst } from '../words/listText.js';
import type { AnswerRow } from './answerRows.js';
import { bullets, sentence } from './sentences.js';

/** Names what loses money, or says that nothing does: the rows are the lowest margins, so any loss is among them. */
export function lossAnswer(plan: Plan, rows: readonly AnswerRow[]): readonly string[] {
  const told = rows.map((row) => ({ name: row.name, margin: Number(row.value ?? 0), profit: Number(row.values[1] ?? 0) }));
  const losing = told.filter(({ profit }) => profit < 0);
  const [only] = told;
  const scope = scopeOf(plan);
  const amounts = ({ margin, profit }: { readonly margin: number; readonly profit: number }) =>
    `${formatPercent(margin)}, ${formatValue(profit, 'euros')} profit`;
  if (plan.dimensions.length === 0 && only !== undefined)
    return [
      sentence(`**${only.profit < 0 ? 'Yes, there was a loss' : 'No, there was no loss'}** ${scope}: the margin was ${amounts(only)}`),
    ];
  const [dimension] = plan.dimensions;
  const count = losing.length === rows.length && rows.length > 1 ? `At least ${losing.length}` : String(losing.length);
  const lead =
    losing.length === 0
      ? `**No ${lowerFirst(dimension?.title ?? 'row')} loses money** ${scope}`
      : `**${count} ${lowerFirst((losing.length === 1 ? dimension?.title : dimension?.plural) ?? 'rows')} ${losing.length === 1 ? 'loses' : 'lose'} money** ${scope}`;
  const shown = (losing.length === 0 ? told : losing).slice(0, 5).map((row) => `**${row.name}**: ${amounts(row)}`);
  return [sentence(lead), `${losing.length === 0 ? 'The lowest margins' : 'The largest losses by margin'}:\n\n${bullets(shown)}`];
}
