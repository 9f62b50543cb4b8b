import { describe, expect, it } from 'vitest';
import type { OtherLanguage } from '../../../src/planner/words/Language.js';
import { setUpPlanner } from '../setUpPlanner.js';
import { translatedQuestions } from './otherLanguages.js';
import { plannerWithoutRows } from './withoutRows.js';

const planner = setUpPlanner(plannerWithoutRows);
const languages: readonly OtherLanguage[] = ['de', 'es', 'ja', 'ar'];

describe.each(languages)('questions in %s', (language) => {
  it.each(translatedQuestions[language])('reads %j as %j', async (question, english) => {
    const [other, same] = await Promise.all([planner.ask(question), planner.ask(english)]);
    expect(same.calls).not.toEqual([]);
    expect(other.calls.map(({ sqlQuery }) => sqlQuery)).toEqual(same.calls.map(({ sqlQuery }) => sqlQuery));
    expect(other.calls.map(({ userRequest }) => userRequest)).toEqual(other.calls.map(() => question));
  });
});
