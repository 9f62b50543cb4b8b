import { canonicalJson } from '../../json/canonicalJson.js';
import { makeAsk } from '../ask/makeAsk.js';
import { translateQuestion } from '../languages/translateQuestion.js';
import type { Ask } from '../plan/Plan.js';
import { makePlan } from '../query/makePlan.js';
import type { Lexicon } from '../reading/lexicon.js';
import { readQuestion } from '../reading/readQuestion.js';
import type { OtherVoice } from './Wording.js';

/** English questions in another language. Each is understood as it is meant. */
export function offeredQuestions(voice: OtherVoice, english: readonly string[], lexicon: Lexicon): readonly string[] {
  const asks = english.map((question) => askOf(question, lexicon));
  const titles = asks.filter((ask) => ask !== undefined).map((ask) => titleOf(voice, ask, lexicon));
  return [...new Set(titles.filter((title) => title !== undefined))];
}

function titleOf(voice: OtherVoice, ask: Ask, lexicon: Lexicon): string | undefined {
  // A measure alone would change the measure of the last question.
  const isBare = ask.dimensions.length + ask.filters.length === 0 && ask.grain === undefined && ask.range === undefined;
  const plan = makePlan(ask, lexicon.model);
  if (isBare || 'problem' in plan) return undefined;
  const title = voice.title(voice.localize(plan));
  const understood = askOf(translateQuestion(title, voice.language, lexicon).english, lexicon);
  return understood !== undefined && isSameAsk(understood, ask) ? title : undefined;
}

function askOf(english: string, lexicon: Lexicon): Ask | undefined {
  const reading = readQuestion(english, lexicon);
  return reading.missing.length + reading.unused.length > 0 ? undefined : makeAsk(reading, undefined);
}

function isSameAsk(one: Ask, other: Ask): boolean {
  return canonicalJson(withoutLabels(one)) === canonicalJson(withoutLabels(other));
}

/** The same days have different names. */
function withoutLabels(ask: Ask): unknown {
  return JSON.parse(JSON.stringify(ask, (key, value: unknown) => (key === 'label' ? undefined : value)));
}
