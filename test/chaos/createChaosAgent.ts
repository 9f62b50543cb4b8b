import type { Agent, AgentEvent } from '@parley/local-service';
import { createRandom, type Random } from '../../local-service/src/random.js';
import { mixed } from './drawTurn.js';

/** Answers any question in steps and words that depend on its text alone, and counts how often it was asked each. */
export interface ChaosAgent extends Agent {
  readonly runs: ReadonlyMap<string, number>;
}

export function createChaosAgent(): ChaosAgent {
  const runs = new Map<string, number>();
  return {
    runs,
    async *answer({ text, signal }) {
      runs.set(text, (runs.get(text) ?? 0) + 1);
      const random = createRandom(mixed(text));
      for (const event of eventsOf(random)) {
        // A run that takes its time is still there for a reader who comes back.
        if (random.chance(0.2)) await new Promise((resolve) => setTimeout(resolve, random.between(1, 20)));
        if (signal.aborted) return;
        yield event;
      }
    },
  };
}

function* eventsOf(random: Random): Generator<AgentEvent> {
  if (random.chance(0.7)) yield { kind: 'thinking', text: sentence(random) };
  for (let call = random.pick([0, 1, 1, 2]); call > 0; call -= 1) {
    const callId = `call-${call}`;
    yield { kind: 'tool-start', callId, name: 'serviceMeta', input: { searchQuery: sentence(random) } };
    yield { kind: 'tool-end', callId, result: { cubes: [], searchQuery: sentence(random) } };
  }
  if (random.chance(0.3)) yield { kind: 'text', text: sentence(random) };
  yield { kind: 'answer', text: Array.from({ length: random.between(1, 5) }, () => paragraph(random)).join('\n\n') };
}

function paragraph(random: Random): string {
  const sentences = Array.from({ length: random.between(1, 3) }, () => sentence(random));
  if (random.chance(0.3)) return sentences.map((item) => `- ${item}`).join('\n');
  return random.chance(0.3) ? `**${sentence(random)}** ${sentences.join(' ')}` : sentences.join(' ');
}

function sentence(random: Random): string {
  return `${Array.from({ length: random.between(3, 14) }, () => random.pick(words)).join(' ')}.`;
}

/** Of one to four bytes a character, written in both directions, with signs made of several code points. */
const words = [
  'revenue',
  'orders',
  'Läden',
  'größer',
  'año',
  'Œuvre',
  '売上高',
  '店舗',
  'الإيرادات',
  'हिन्दी',
  '한국어',
  '📈',
  '👩🏽‍💻',
  '🇨🇭',
  '245',
  '3.5',
  'naïve',
  'Ünïcödé',
] as const;
