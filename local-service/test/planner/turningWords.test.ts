import { describe, expect, it } from 'vitest';
import { plannerWithoutRows } from './questions/withoutRows.js';
import { setUpPlanner } from './setUpPlanner.js';

const { ask } = setUpPlanner(plannerWithoutRows);

const turningWords = {
  English: ['no', 'not', 'never', 'without', 'except', 'less', 'fewer', 'smallest', 'lowest', 'fewest', 'least', 'worst'],
  German: ['kein', 'nicht', 'nie', 'ohne', 'außer', 'weniger', 'kleinste', 'niedrigste', 'am wenigsten', 'schlechteste'],
  Spanish: ['no', 'nunca', 'sin', 'excepto', 'menos', 'menor', 'peor', 'más bajo'],
} as const;

const questions: readonly (readonly [language: keyof typeof turningWords, question: string])[] = [
  ['English', 'revenue in Tokyo in 2025'],
  ['English', 'orders in Germany'],
  ['English', 'which days had sales in Berlin'],
  ['English', 'margin by category in Q3 2025'],
  ['English', 'units and profit by month for Shoes'],
  ['English', 'how many customers ordered in 2025'],
  ['English', 'give me the stores in Japan'],
  ['English', 'what were the profit and the orders of Members per quarter'],
  ['English', 'which brands have a return rate above 8%'],
  ['English', 'top 5 products by units in Europe'],
  ['English', 'did online revenue grow in 2025'],
  ['English', 'orders over 500 euros in Paris'],
  ['English', 'revenue from March to May 2025 by country'],
  ['English', 'share of revenue by brand'],
  ['German', 'Umsatz in Tokio im Jahr 2025'],
  ['German', 'Wie viele Bestellungen gab es in Berlin?'],
  ['German', 'Welche Filialen hatten Retouren im Dezember?'],
  ['Spanish', 'ventas por tienda en 2025'],
  ['Spanish', '¿Cuántos pedidos hubo en Madrid?'],
  ['Spanish', 'margen de zapatos por mes'],
];

function* withWord(question: string, word: string): Generator<string> {
  const words = question.split(' ');
  for (const index of words.keys()) yield [...words.slice(0, index), word, ...words.slice(index)].join(' ');
}

describe.each(questions)('in %s, the planner', (language, question) => {
  it(`answers “${question}” otherwise, or not at all, once a word turns it`, async () => {
    const plain = queriesOf(await ask(question));
    expect(plain).not.toBe('');
    const same: string[] = [];
    for (const word of turningWords[language])
      for (const turned of withWord(question, word)) if (queriesOf(await ask(turned)) === plain) same.push(turned);
    expect(same).toEqual([]);
  });

  it(`answers “${question}” with a word that it does not know only if it names the word`, async () => {
    const silent: string[] = [];
    for (const odd of withWord(question, 'zorbly')) {
      const asked = await ask(odd);
      if (queriesOf(asked) !== '' && !asked.answer.includes('zorbly')) silent.push(odd);
    }
    expect(silent).toEqual([]);
  });
});

function queriesOf({ calls }: Awaited<ReturnType<typeof ask>>): string {
  return calls.map(({ sqlQuery }) => sqlQuery).join('\n');
}
