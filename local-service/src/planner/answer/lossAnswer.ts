import type { Account } from './Account.js';
import { bullets, paragraphs } from './paragraphs.js';

/** Names what loses money, or says that nothing does: the rows are the lowest margins, so any loss is among them. */
export function lossAnswer({ voice, facts, plan, topic, rows }: Account): readonly string[] {
  const { formats, wording } = voice;
  const told = rows.map(({ name, value, values }) => ({
    name,
    isLoss: Number(values[1] ?? 0) < 0,
    amounts: facts.marginAndProfit(
      formats.value(value ?? 0, 'percent'),
      formats.value(values[1] ?? 0, plan.measures[1]?.format ?? 'decimal'),
    ),
  }));
  const losing = told.filter(({ isLoss }) => isLoss);
  const [only] = told;
  if (plan.dimensions.length === 0 && only !== undefined) return paragraphs(voice, facts.wholeLoss(topic, only.isLoss, only.amounts));
  const shown = (losing.length === 0 ? told : losing).slice(0, 5);
  const list = bullets(
    voice,
    shown.map(({ name, amounts }) => `**${name}**${wording.marks.colon}${amounts}`),
  );
  const heading = losing.length === 0 ? facts.lowestMargins : facts.largestLosses;
  return [...paragraphs(voice, facts.losing(topic, losing.length, rows.length)), `${heading}\n\n${list}`];
}
