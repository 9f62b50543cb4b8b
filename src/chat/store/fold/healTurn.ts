import type { ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import { isFinal } from './graphPath.js';
import type { ChatMessage } from './Thread.js';

export interface HealOptions {
  /** True if whole lines of this turn may be missing. */
  readonly wasResumed: boolean;
  /** True if serialized messages have the ids of the stream, so that they need not be matched by content. */
  readonly sharesIds: boolean;
}

/** Returns a streamed turn with everything it lost in a gap restored from the serialized turn. Both start with the question. */
export function healTurn(
  streamed: readonly ChatMessage[],
  restored: readonly ChatMessage[],
  { wasResumed, sharesIds }: HealOptions,
): readonly ChatMessage[] {
  if (!hasGap(streamed, wasResumed)) return confirmQuestion(streamed);
  const partners = sharesIds ? pairById(streamed, restored) : findPartners(streamed, restored);
  const result = streamed.map((message) => heal(message, partners.get(message)));
  const matched = new Set(partners.values());
  const isNews = sharesIds ? () => true : notAmong(result);
  let place = result[0]?.role === 'user' ? 1 : 0;
  for (const message of restored) {
    const partner = streamed.findIndex((candidate) => partners.get(candidate) === message);
    if (partner !== -1) {
      place = Math.max(place, result.findIndex(({ id }) => id === streamed[partner]?.id) + 1);
    } else if (message.role === 'assistant' && !matched.has(message) && isNews(message)) {
      result.splice(place, 0, message);
      place += 1;
    }
  }
  return confirmQuestion(result);
}

/** The service holds the question, so it has arrived although its echo was lost. */
function confirmQuestion(turn: readonly ChatMessage[]): readonly ChatMessage[] {
  const [question, ...rest] = turn;
  return question?.origin === 'optimistic' ? [{ ...question, origin: 'streamed' }, ...rest] : turn;
}

function hasGap(streamed: readonly ChatMessage[], wasResumed: boolean): boolean {
  return wasResumed || streamed.some((message) => message.isCatchingUp || message.origin === 'restored') || !streamed.some(isText);
}

/** The working text and the answer often have the same text, which is shown only once. */
function notAmong(shown: readonly ChatMessage[]): (message: ChatMessage) => boolean {
  const texts = new Set(shown.map(textOf));
  return (message) => message.toolCall !== undefined || !texts.has(textOf(message));
}

function textOf({ content, thinking }: ChatMessage): string {
  return content.trim() || thinking.trim();
}

function heal(message: ChatMessage, partner: ChatMessage | undefined): ChatMessage {
  if (partner === undefined || message.role === 'user') return message;
  if (message.origin === 'restored') return isUnchanged(message, partner) ? message : partner;
  if (message.isWhole && !message.isCatchingUp) return message;
  const whole = { ...message, isInProcess: false, isCatchingUp: false, isWhole: true };
  if (message.toolCall !== undefined) {
    const result = message.toolCall.result ?? partner.toolCall?.result;
    return result === undefined ? message : { ...whole, toolCall: { ...message.toolCall, result } };
  }
  const thinking = partner.thinking === '' ? message.thinking : partner.thinking;
  return { ...whole, content: partner.content, thinking };
}

function isUnchanged(message: ChatMessage, { content, thinking, toolCall }: ChatMessage): boolean {
  return message.content === content && message.thinking === thinking && message.toolCall?.result === toolCall?.result;
}

function pairById(streamed: readonly ChatMessage[], restored: readonly ChatMessage[]): Map<ChatMessage, ChatMessage> {
  const byId = new Map(restored.map((message) => [message.id, message]));
  return new Map(
    streamed.flatMap((message) => {
      const partner = byId.get(message.id);
      return partner === undefined ? [] : [[message, partner]];
    }),
  );
}

/** Pairs each streamed message with its serialized copy: the most reliable matches first, and in order of the turn if several match. */
function findPartners(streamed: readonly ChatMessage[], restored: readonly ChatMessage[]): Map<ChatMessage, ChatMessage> {
  const partners = pairAnswers(streamed, restored);
  const taken = new Set(partners.values());
  const positions = new Map(restored.map((message, position) => [message, position]));
  for (const isPartner of signs) {
    let next = 0;
    for (const message of streamed) {
      const partner = partners.get(message) ?? findPartner(message);
      if (partner === undefined) continue;
      partners.set(message, partner);
      taken.add(partner);
      next = (positions.get(partner) ?? 0) + 1;
    }

    function findPartner(message: ChatMessage): ChatMessage | undefined {
      const isFree = (candidate: ChatMessage) => !taken.has(candidate) && isPartner(message, candidate);
      const free = restored.find((candidate, position) => position >= next && isFree(candidate)) ?? restored.find(isFree);
      // The service may keep one copy of a text that was streamed both as working text and as the answer.
      if (free !== undefined || isPartner !== isPartOf) return free;
      return restored.find((candidate) => isPartner(message, candidate));
    }
  }
  return partners;
}

/** A final message with a gap is the last text of its turn, however little of it is left. */
function pairAnswers(streamed: readonly ChatMessage[], restored: readonly ChatMessage[]): Map<ChatMessage, ChatMessage> {
  const final = streamed.findLast(isFinal);
  const last = restored.findLast(isText);
  return final !== undefined && last !== undefined && isGapped(final) ? new Map([[final, last]]) : new Map();
}

type Sign = (streamed: ChatMessage, restored: ChatMessage) => boolean;

const signs: readonly Sign[] = [
  (streamed, restored) => streamed.id === restored.id,
  (streamed, restored) => streamed.role === 'user' && restored.role === 'user',
  (streamed, restored) => isSameInput(streamed.toolCall, restored.toolCall),
  (streamed, restored) => streamed.toolCall !== undefined && streamed.toolCall.name === restored.toolCall?.name,
  (streamed, restored) => isText(streamed) && isText(restored) && streamed.content.trim() === restored.content.trim(),
  isPartOf,
  (streamed, restored) => isGapped(streamed) && isText(restored),
];

/** A text with gaps still has its characters in order. */
function isPartOf(streamed: ChatMessage, restored: ChatMessage): boolean {
  if (!isGapped(streamed) || !isText(restored)) return false;
  let found = -1;
  for (const character of streamed.content.trim()) {
    found = restored.content.indexOf(character, found + 1);
    if (found === -1) return false;
  }
  return true;
}

function isGapped(message: ChatMessage): boolean {
  const isBegun = message.content !== '' || message.thinking !== '';
  return message.role === 'assistant' && message.toolCall === undefined && isBegun && (message.isCatchingUp || !message.isWhole);
}

function isText({ role, content, toolCall }: ChatMessage): boolean {
  return role === 'assistant' && toolCall === undefined && content !== '';
}

function isSameInput(streamed: ToolCallTexts | undefined, restored: ToolCallTexts | undefined): boolean {
  if (streamed === undefined || restored === undefined || streamed.name !== restored.name) return false;
  return streamed.input === restored.input || compact(streamed.input) === compact(restored.input);
}

function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}
