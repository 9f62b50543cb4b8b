import type { Language } from '../words/Language.js';
import { englishSpeaker } from './englishSpeaker.js';
import { otherSpeaker } from './otherSpeaker.js';
import type { Speaker } from './Speaker.js';

const speakers: Readonly<Record<Language, Speaker>> = {
  en: englishSpeaker,
  de: otherSpeaker('de'),
  es: otherSpeaker('es'),
  ja: otherSpeaker('ja'),
  ar: otherSpeaker('ar'),
};

/** Who answers a question in a language. */
export function speakerOf(language: Language): Speaker {
  return speakers[language];
}
