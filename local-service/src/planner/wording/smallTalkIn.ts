import type { SmallTalkKind } from '../ask/smallTalk.js';
import { abilitiesIn } from './refusalIn.js';
import type { Voice } from './voice.js';

/** Answers what is not a question about the data. */
export function smallTalkIn(voice: Voice, kind: SmallTalkKind): string {
  const { refusals } = voice.wording;
  switch (kind) {
    case 'greeting':
    case 'help':
    case 'forecast':
      return abilitiesIn(voice, refusals[kind]);
    case 'thanks':
    case 'save':
      return refusals[kind];
  }
}
