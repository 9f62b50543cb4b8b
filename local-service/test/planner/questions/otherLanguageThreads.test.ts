import { describe, expect, it } from 'vitest';
import { otherLanguages } from '../../../src/planner/languages/otherLanguages.js';
import { translateQuestion } from '../../../src/planner/languages/translateQuestion.js';
import { planningModel } from '../../../src/planner/plan/PlanningModel.js';
import { createLexicon } from '../../../src/planner/reading/lexicon.js';
import { abilitiesOf } from '../../../src/planner/wording/abilitiesOf.js';
import { voices } from '../../../src/planner/wording/voice.js';
import type { OtherLanguage } from '../../../src/planner/words/Language.js';
import { starterQuestions } from '../../../src/planner/words/starterQuestions.js';
import { anybody, converse } from '../askPlanner.js';
import { setUpPlanner } from '../setUpPlanner.js';

const planner = setUpPlanner();
const languages: readonly OtherLanguage[] = ['de', 'es', 'ja', 'ar'];

/** An English sentence in an answer would have several of these words. */
const englishWords = /\b(the|with|from|and|is|are|was|were|of|your|you|data|highest|lowest|found|by)\b/i;

const englishThread = [
  'Revenue by category in 2025',
  'By Region',
  'Only the top 3',
  'Only Region: Europe',
  'Compare with the previous period',
  'and 2024?',
];

describe('threads in other languages', () => {
  // Whole conversations, with the follow-up questions that the chat offers, beside the same in English.
  it.each([
    ['en', englishThread],
    [
      'de',
      [
        'Umsatz nach Kategorie im Jahr 2025',
        'Nach Region',
        'Nur die Top 3',
        'Nur Region: Europe',
        'Mit dem vorherigen Zeitraum vergleichen',
        'und 2024?',
      ],
    ],
    [
      'es',
      [
        'Ingresos por categoría en 2025',
        'Por Region',
        'Solo los 3 primeros',
        'Solo Region: Europe',
        'Comparar con el periodo anterior',
        '¿y 2024?',
      ],
    ],
    ['ja', ['2025年のカテゴリー別売上', 'Region別', '上位3件のみ', 'Region: Europe のみ', '前の期間と比較', '2024年は？']],
    ['ar', ['الإيرادات حسب الفئة في 2025', 'حسب Region', 'أعلى 3 فقط', 'Region: Europe فقط', 'مقارنة بالفترة السابقة', 'و 2024؟']],
  ])('understands the follow-up questions of the chat in %s', async (_language, questions) => {
    const say = converse(planner.agent());
    const same = converse(planner.agent());
    for (const [index, question] of questions.entries()) {
      const [{ calls }, expected] = [await say(question), await same(englishThread[index] ?? '')];
      expect(expected.calls).toHaveLength(1);
      expect(calls.map(({ sqlQuery }) => sqlQuery)).toEqual(expected.calls.map(({ sqlQuery }) => sqlQuery));
    }
  });

  it('answers each question of a thread in its language', async () => {
    const say = converse(planner.agent());
    expect((await say('Umsatz nach Region im Jahr 2025')).answer).toMatch(/^Umsatz nach Region im Jahr 2025: .*1\.483\.611/);
    expect((await say('2024')).answer).toMatch(/^Umsatz nach Region im Jahr 2024: /);
    expect((await say('por tienda')).answer).toMatch(/^Ingresos por tienda en 2024: /);
    expect((await say('only 2025')).calls[0]?.queryTitle).toBe('Revenue by store in 2025');
    expect((await say('地域別')).answer).toMatch(/^2025年の地域別売上：/);
    expect((await say('حسب الفئة')).answer).toMatch(/^الإيرادات حسب الفئة في 2025: /);
  });

  it.each([
    ['de', 'Umsatz in Wien', 'Wien'],
    ['de', 'Wetter nach Region', 'Wetter'],
    ['de', 'Umsatz im Vereinigten Königreich nach Planet', 'Planet'],
    ['es', 'ingresos en Roma', 'Roma'],
    ['es', 'clima por región', 'clima'],
    ['ja', 'ローマの売上', 'ローマ'],
    ['ja', '惑星別の売上', '惑星'],
    ['ar', 'الإيرادات في روما', 'روما'],
    ['ar', 'الطقس حسب المنطقة', 'الطقس'],
  ] as const)('refuses in %s what is not in the data, by its own word: %j', async (language, question, word) => {
    const { answer, calls, events } = await planner.ask(question);
    const { wording } = voices[language];
    const { refusals, marks } = wording;
    expect(calls).toEqual([]);
    expect([refusals.notFound(marks.quote(word)), refusals.notUnderstood(marks.quote(word))].some((text) => answer.startsWith(text))).toBe(
      true,
    );
    for (const event of events) if (event.kind === 'answer' || event.kind === 'thinking') expect(event.text).not.toMatch(englishWords);
  });

  it.each([
    ['de', ['Hallo', 'danke', 'Hilfe', 'Prognose für 2026', 'Speichere das als Bericht']],
    ['es', ['hola', 'gracias', 'ayuda', 'previsión para 2026', 'guarda esto como informe']],
    ['ja', ['こんにちは', 'ありがとうございます', 'ヘルプ', '2026年の予測', 'レポートとして保存して']],
    ['ar', ['مرحبا', 'شكرا', 'مساعدة', 'توقعات 2026', 'احفظ هذا كتقرير']],
  ] as const)('answers small talk in %s', async (language, [greeting, thanks, help, forecast, save]) => {
    const { refusals } = voices[language].wording;
    const { views = [] } = (await planner.warehouse().model?.(anybody)) ?? {};
    const model = planningModel({ views }, { firstDay: '2023-01-01', lastDay: '2025-12-31' });
    const abilities = abilitiesOf(voices[language], model);
    expect((await planner.ask(greeting)).answer).toContain(refusals.greeting(abilities));
    expect((await planner.ask(thanks)).answer).toBe(refusals.thanks(abilities));
    expect((await planner.ask(help)).answer).toContain(refusals.help);
    expect((await planner.ask(forecast)).answer).toContain(refusals.forecast(abilities));
    expect((await planner.ask(save)).answer).toBe(refusals.save);
  });

  it.each(languages)('understands the questions that it offers in %s, as it means them', async (language) => {
    const { starters, names } = voices[language].wording;
    for (const [index, starter] of starters.entries()) {
      const [{ calls }, english] = await Promise.all([planner.ask(starter), planner.ask(starterQuestions[index] ?? '')]);
      if (index !== 3) expect(calls[0]?.sqlQuery).toBe(english.calls[0]?.sqlQuery);
      // The title of an answer is offered as a question.
      expect((await planner.ask(calls[0]?.queryTitle ?? '')).calls[0]?.sqlQuery).toBe(calls[0]?.sqlQuery);
    }
    const refused = await planner.ask(
      `${names.nameOf(['Revenue']) ?? ''} ${language === 'ja' ? '惑星別' : { de: 'nach Planet', es: 'por planeta', ar: 'حسب الكوكب' }[language]}`,
    );
    const offered = [...refused.answer.matchAll(/^- (.+)$/gm)].map(([, question = '']) => question);
    expect(offered.length).toBeGreaterThan(1);
    for (const question of offered) {
      const { calls, answer } = await planner.ask(question);
      expect(calls.map(({ queryTitle }) => queryTitle)).toHaveLength(1);
      expect(answer).not.toMatch(englishWords);
    }
  });
});

const noNames = createLexicon(planningModel({ views: [] }, undefined), new Map());

describe('translation', () => {
  it.each(languages)('has no phrase of %s without a meaning that the tables give twice', (language) => {
    const { table, dictionary } = otherLanguages[language];
    for (const name of Object.keys(table.phrases)) expect(name.trim()).toBe(name);
    expect(dictionary.words.size).toBeGreaterThan(300);
  });

  it.each(languages)('reads hostile texts of %s in linear time', (language) => {
    const { table } = otherLanguages[language];
    const phrases = Object.values(table.phrases).join(' ').replaceAll('|', ' ');
    for (const text of [
      phrases.repeat(50),
      '1'.repeat(100_000),
      '{'.repeat(100_000),
      '(('.repeat(50_000),
      'ا'.repeat(100_000),
      'の'.repeat(100_000),
    ])
      expect(translateQuestion(text, language, noNames).english.length).toBeLessThan(40_000);
  });

  it.each([
    ['de', 'Umsatz über 1.234,5 Euro', 'revenue over 1234.5 euros'],
    ['de', 'Umsatz über 2,5 Mio. Euro', 'revenue over 2500000 euros'],
    ['de', 'am 31.12.2025', 'on 2025-12-31'],
    ['es', 'pedidos de más de 1.500 euros', 'orders of more than 1500 euros'],
    ['ja', '500ユーロ以上の注文', 'orders at least 500 euros'],
    ['ja', '2025年3月5日', '2025-3-5'],
    ['ar', 'طلبات أكثر من ٢٫٥ ألف يورو', 'orders more than 2500 euros'],
  ] as const)('writes numbers and dates of %s as English does: %j', (language, question, english) => {
    expect(translateQuestion(question, language, noNames).english).toBe(english);
  });
});
