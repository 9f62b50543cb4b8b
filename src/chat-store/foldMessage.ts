import type { MessageFrame, ToolCallTexts } from '../client/chat-stream/ChatFrame.js';
import { dropRestoredTwin } from './dropRestoredTwin.js';
import { isFinal } from './graphPath.js';
import { endOfRunning } from './runningTurn.js';
import type { ChatMessage, WireMemory } from './Thread.js';
import type { ThreadDraft } from './threadDraft.js';

/** A line of a message: creates it, appends to it or replaces it. */
export function foldMessage(draft: ThreadDraft, frame: MessageFrame): void {
  if (isSentTwice(draft.wire, frame)) return;
  const position = draft.positionOf(frame.id) ?? positionOfUnconfirmed(draft, frame);
  const known = position === undefined ? undefined : draft.messages[position];
  const message = known === undefined ? firstLine(draft.wire, frame) : nextLine(known, frame, draft.wire.awaited.has(known.id));
  if (position === undefined) draft.insertAt(placeFor(draft, frame), message);
  else draft.replaceAt(position, message);
  draft.wire = remember(draft.wire, frame);
  if (known === undefined && message.role === 'user') draft.wire = { ...draft.wire, isResumed: false };
  if (message.role === 'assistant') noteEnd(draft, message);
  if (message.role === 'assistant' && !frame.isDelta) dropRestoredTwin(draft, message);
}

/** The echo of a service that gives questions its own ids still belongs to the question on screen. */
function positionOfUnconfirmed({ messages }: ThreadDraft, { role, content }: MessageFrame): number | undefined {
  if (role !== 'user') return undefined;
  const position = messages.findLastIndex((message) => message.role === 'user');
  const question = messages[position];
  return question?.origin === 'optimistic' && question.content === content ? position : undefined;
}

/** A resumed stream that speaks of an unknown message by a delta has begun it where nobody listened. */
function firstLine({ isResumed }: WireMemory, frame: MessageFrame): ChatMessage {
  const { id, role, content, thinking, toolCall, graphPath, isInProcess, sort } = frame;
  const isCatchingUp = isResumed && frame.isDelta && !isStartLine(frame);
  return { id, role, content, thinking, toolCall, graphPath, isInProcess, sort, origin: 'streamed', isCatchingUp, isWhole: isFull(frame) };
}

function nextLine(message: ChatMessage, frame: MessageFrame, isFirstSinceCutoff: boolean): ChatMessage {
  const next = { ...message, ...details(message, frame) };
  if (!frame.isDelta) {
    const thinking = frame.thinking === '' ? message.thinking : frame.thinking;
    return { ...next, content: frame.content, thinking, isCatchingUp: false, isWhole: next.isWhole || isFull(frame) };
  }
  if (isFirstSinceCutoff && isStartLine(frame)) return { ...next, content: '', thinking: '', isCatchingUp: false, isWhole: false };
  // Nothing can follow a full text: it is being replayed by a service that sends no start line.
  if (isFirstSinceCutoff && message.isWhole && !isSilent(frame)) {
    return { ...next, content: frame.content, thinking: frame.thinking, isCatchingUp: true, isWhole: false };
  }
  return { ...next, content: message.content + frame.content, thinking: message.thinking + frame.thinking };
}

function details(message: ChatMessage, frame: MessageFrame): Partial<ChatMessage> {
  const toolCall = nextToolCall(message.toolCall, frame.toolCall);
  const isOver = toolCall?.result !== undefined && frame.toolCall?.result === undefined;
  return {
    toolCall,
    graphPath: isSamePath(message.graphPath, frame.graphPath) ? message.graphPath : frame.graphPath,
    isInProcess: frame.isInProcess && !isOver,
    isWhole: isOver,
    sort: message.sort ?? frame.sort,
    origin: 'streamed',
  };
}

/** A call that has its result keeps it when its beginning is replayed; an unchanged call keeps its identity. */
function nextToolCall(known: ToolCallTexts | undefined, next: ToolCallTexts | undefined): ToolCallTexts | undefined {
  if (known === undefined || next === undefined) return next ?? known;
  const isSameCall = known.name === next.name && known.input === next.input;
  return isSameCall && (next.result === undefined || next.result === known.result) ? known : next;
}

function isSamePath(known: readonly string[], next: readonly string[]): boolean {
  return next.length === 0 || (known.length === next.length && known.every((node, depth) => node === next[depth]));
}

function isFull({ isDelta, isInProcess }: MessageFrame): boolean {
  return !isDelta && !isInProcess;
}

function isStartLine(frame: MessageFrame): boolean {
  return frame.isDelta && frame.isInProcess && isSilent(frame);
}

function isSilent({ content, thinking, toolCall }: MessageFrame): boolean {
  return content === '' && thinking === '' && toolCall === undefined;
}

/** By first-seen `sort`, then arrival; never among earlier turns, and never before its own question. */
function placeFor(draft: ThreadDraft, { role, sort }: MessageFrame): number {
  const end = endOfRunning(draft);
  if (sort === undefined) return end;
  let place = end;
  for (;;) {
    const before = draft.messages[place - 1];
    const isPassable = before?.role === 'assistant' && before.id !== draft.wire.floorId && before.sort !== undefined && before.sort > sort;
    if (!isPassable) break;
    place -= 1;
  }
  // Answers that have a question already are not those of this one: its stream counts from the start again.
  const hasQuestion = draft.messages[place - 1]?.role === 'user' && place < end;
  return role === 'user' && hasQuestion ? end : place;
}

/** Told by `sort` only where the stream is seen to number its lines one by one: else a repeated delta is text. */
function isSentTwice({ lastLine, lineNumbers }: WireMemory, frame: MessageFrame): boolean {
  return (
    frame.isDelta &&
    lineNumbers === 'each' &&
    lastLine?.id === frame.id &&
    lastLine.sort === frame.sort &&
    lastLine.isDelta &&
    lastLine.content === frame.content &&
    lastLine.thinking === frame.thinking
  );
}

function remember(wire: WireMemory, frame: MessageFrame): WireMemory {
  const awaited = wire.awaited.has(frame.id) ? without(wire.awaited, frame.id) : wire.awaited;
  return { ...wire, awaited, lastLine: frame, lineNumbers: nextLineNumbers(wire, frame) };
}

function nextLineNumbers({ lastLine, lineNumbers }: WireMemory, frame: MessageFrame): WireMemory['lineNumbers'] {
  if (lineNumbers === 'shared' || lastLine?.id !== frame.id || lastLine.sort === undefined || frame.sort === undefined) return lineNumbers;
  if (lastLine.sort !== frame.sort) return 'each';
  return lastLine.content === frame.content && lastLine.thinking === frame.thinking ? lineNumbers : 'shared';
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}

/** A finished final message ends a stream as well as `__state__` does; more text takes that back. */
function noteEnd(draft: ThreadDraft, message: ChatMessage): void {
  if (draft.end === 'open' && isFinal(message) && message.isWhole) draft.end = 'complete';
  else if ((draft.end === 'complete' || draft.end === 'suspended') && message.isInProcess) draft.end = 'open';
}
