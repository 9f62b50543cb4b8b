import type { AgentEvent } from '../agent/Agent.js';
import type { Speaker } from './answer/speakerOf.js';
import type { Ask } from './plan/Plan.js';
import type { QuestionPart, QuestionParts } from './reading/splitQuestion.js';

/** Answers a part, with what was asked before it, and returns what it asked for. */
type AnswerPart = (part: QuestionPart, before: Ask | undefined) => AsyncGenerator<AgentEvent, Ask | undefined>;

/** Answers one part after the other, each with its own result, in one message with a heading for each. */
export async function* answerParts(
  { parts, leftOut }: QuestionParts,
  before: Ask | undefined,
  answerPart: AnswerPart,
  speaker: Pick<Speaker, 'leftOut' | 'partTitle'> & { brief(answer: string): string },
): AsyncGenerator<AgentEvent, Ask | undefined> {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return yield* answerPart(only, before);
  const paragraphs: string[] = leftOut > 0 ? [`*${speaker.leftOut(parts.length + leftOut, parts.length)}*`] : [];
  let asked = before;
  for (const [index, part] of parts.entries()) {
    let title = speaker.partTitle(part.text);
    let text = '';
    const events = answerPart(part, asked);
    let step = await events.next();
    while (step.done !== true) {
      const event = step.value;
      if (event.kind === 'tool-start') title = titleOf(event.input) ?? title;
      if (event.kind === 'answer') text = speaker.brief(event.text);
      else yield 'callId' in event ? { ...event, callId: `${event.callId}-of-part-${index + 1}` } : event;
      step = await events.next();
    }
    asked = step.value ?? asked;
    paragraphs.push(`**${`${index + 1}. ${title}`.trim()}**`, text);
  }
  yield { kind: 'answer', text: paragraphs.join('\n\n') };
  return asked;
}

function titleOf(input: unknown): string | undefined {
  return typeof input === 'object' && input !== null && 'queryTitle' in input ? String(input.queryTitle) : undefined;
}
