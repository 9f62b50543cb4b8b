import type { AgentExchange } from '../../agent/Agent.js';
import { rememberedLanguage } from '../ask/memory.js';
import { isRetail } from '../plan/members.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import type { Language } from '../words/Language.js';
import { detectLanguage } from './detectLanguage.js';
import { translateQuestion } from './translateQuestion.js';

/** A question in English, with the language that it was asked in. */
export interface Understood {
  readonly language: Language;
  readonly english: string;
  /** Puts the words of the question in place of their translations, wherever the reading names words that it does not know. */
  inOwnWords(reading: Reading, english: string): Reading;
}

/** Understands a question in any language that the planner reads; says in their own language that it does not read others. */
export function understandQuestion(
  text: string,
  history: readonly AgentExchange[],
  lexicon: Lexicon,
): Understood | { readonly refusal: string } {
  const language = detectLanguage(text, rememberedLanguage(history), lexicon);
  if (typeof language !== 'string') return { refusal: isRetail(lexicon.model) ? language.refusal : withoutExample(language.refusal) };
  if (language === 'en') return { language, english: text, inOwnWords: (reading) => reading };
  const { english, unknown, corrections, writtenAs } = translateQuestion(text, language, lexicon);
  const allWrittenAs = (words: string) => unique(words.split(' ').map(writtenAs)).join(' ');
  return {
    language,
    english,
    inOwnWords: (reading, part) => ({
      ...reading,
      missing: unique([...reading.missing.map(writtenAs), ...unknown.filter((word) => part.includes(word))]),
      unused: unique(reading.unused.map(writtenAs)).filter((word) => !unknown.includes(word)),
      ignored: reading.ignored.map(writtenAs),
      unsettled: reading.unsettled.map(allWrittenAs),
      rankText: allWrittenAs(reading.rankText),
      exclusionText: allWrittenAs(reading.exclusionText),
      compareText: allWrittenAs(reading.compareText),
      comparatives: reading.comparatives.map(({ word, written }) => ({ word, written: writtenAs(written) })),
      unsupported: reading.unsupported.map(writtenAs),
      unknownCharts: reading.unknownCharts.map(writtenAs),
      corrections: [
        ...corrections.filter((correction) => part.includes(correction.english)),
        ...reading.corrections.map(({ written, taken }) => ({ written: writtenAs(written), taken: writtenAs(taken) })),
      ],
    }),
  };
}

/** The examples are about the retailer. */
function withoutExample(refusal: string): string {
  const [lead = ''] = refusal.split(/:|，例如/);
  return lead === refusal ? refusal : `${lead.trim()}${refusal.includes('，') ? '。' : '.'}`;
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}
