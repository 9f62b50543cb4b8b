import type { MessageFrame, ToolCallTexts } from '../../../client/chat-stream/ChatFrame.js';
import { isMessageId } from '../../../client/chat-stream/chatRequest.js';
import { dropFailedTry } from './dropFailedTry.js';
import { dropRestoredTwin } from './dropRestoredTwin.js';
import { followRecord } from './followRecord.js';
import { isFinal } from './graphPath.js';
import { type QuestionText, readInput } from './questionContext.js';
import { currentTurn, endOfRunning, endOfTurn } from './runningTurn.js';
import type { ChatMessage, WireMemory } from './Thread.js';
import type { Mutable, ThreadDraft } from './threadDraft.js';

/** Creates a message, appends to it or replaces it. */
export function foldMessage(draft: ThreadDraft, frame: MessageFrame): void {
  if (isSentTwice(draft.wire, frame)) return;
  if (frame.role === 'user') {
    followRecord(draft, frame.id);
    dropFailedTry(draft, frame);
  }
  const position = draft.positionOf(frame.id) ?? positionOfUnconfirmed(draft, frame);
  const message = position === undefined ? begin(draft, frame) : continueMessage(draft, position, frame);
  remember(draft, frame);
  if (message?.role !== 'assistant' || draft.wire.earlierId !== undefined) return;
  noteEnd(draft, message);
  if (draft.wire.isResumed && !frame.isDelta) dropRestoredTwin(draft, message);
}

/**
 * Finds the local question that this echo belongs to when their ids differ: the service assigned its own id, or the question was restored
 * without one.
 */
function positionOfUnconfirmed({ messages }: ThreadDraft, { role, content }: MessageFrame): number | undefined {
  if (role !== 'user') return undefined;
  const position = messages.findLastIndex((message) => message.role === 'user');
  const question = messages[position];
  const isUnconfirmed = question?.origin === 'optimistic' || (question?.origin === 'restored' && !isMessageId(question.id));
  return isUnconfirmed && question?.content === readInput(content).content ? position : undefined;
}

function begin(draft: ThreadDraft, frame: MessageFrame): ChatMessage {
  const { id, role, thinking, toolCall, graphPath, isInProcess, isStructuredResponse, sort } = frame;
  const earlierPlace = placeAmongEarlier(draft, frame);
  // A new question starts a new run, so none of it was missed.
  if (role === 'user' && earlierPlace === undefined) draft.editWire().isResumed = false;
  // If a resumed stream mentions an unknown message in a delta, the start of that message was missed.
  const isCatchingUp = draft.wire.isResumed && frame.isDelta && !isStartLine(frame);
  const isWhole = isFull(frame);
  const message: ChatMessage = {
    id,
    role,
    ...textOf(frame),
    thinking,
    toolCall,
    graphPath,
    isInProcess,
    isStructuredResponse,
    sort,
    origin: 'streamed',
    isCatchingUp,
    isWhole,
  };
  draft.insert(earlierPlace ?? placeInRecord(draft, frame) ?? placeFor(draft, frame), message);
  if (earlierPlace !== undefined) draft.editWire().earlierId = id;
  return message;
}

/** An unknown message listed before the running question was asked earlier in another tab. */
function placeAmongEarlier(draft: ThreadDraft, { role }: MessageFrame): number | undefined {
  const { awaited, earlierId } = draft.wire;
  if (role === 'assistant') return earlierId === undefined ? undefined : (draft.positionOf(earlierId) ?? 0) + 1;
  const [question] = currentTurn(draft);
  return question?.role === 'user' && awaited.has(question.id) ? draft.positionOf(question.id) : undefined;
}

/** An unknown message listed after a line of an earlier turn was written after the connection was lost, and ends that turn. */
function placeInRecord(draft: ThreadDraft, { role }: MessageFrame): number | undefined {
  const { isStreaming, wire, messages } = draft;
  const last = wire.lastLine && draft.positionOf(wire.lastLine.id);
  if (role !== 'assistant' || isStreaming || last === undefined) return undefined;
  const end = endOfTurn(draft, last);
  return end < messages.length ? end : undefined;
}

function continueMessage(draft: ThreadDraft, position: number, frame: MessageFrame): ChatMessage | undefined {
  const message = draft.edit(position);
  if (message === undefined) return undefined;
  applyText(message, frame, draft.wire.awaited.has(message.id));
  const { content, context } = textOf(message);
  message.content = content;
  message.context = context ?? message.context;
  message.toolCall = nextToolCall(message.toolCall, frame.toolCall);
  if (!isSamePath(message.graphPath, frame.graphPath)) message.graphPath = frame.graphPath;
  const isCallOver = message.toolCall?.result !== undefined;
  message.isInProcess = frame.isInProcess && !isCallOver;
  message.isWhole = isFull(frame) || isCallOver;
  message.isStructuredResponse = frame.isStructuredResponse ?? message.isStructuredResponse;
  message.sort ??= frame.sort;
  if (message.origin === 'restored') draft.rename(message, frame.id);
  message.origin = 'streamed';
  noteEarlier(draft, position, message);
  return message;
}

/** Messages listed after a message of an earlier turn are inserted behind it, until the running question is listed. */
function noteEarlier(draft: ThreadDraft, position: number, { id, role }: ChatMessage): void {
  const { awaited, earlierId } = draft.wire;
  if (earlierId === undefined && (role !== 'user' || awaited.size === 0)) return;
  const [running] = currentTurn(draft);
  if (running?.role !== 'user' || (earlierId === undefined && !awaited.has(running.id))) return;
  if (running.id === id) draft.editWire().earlierId = undefined;
  else if (position < (draft.positionOf(running.id) ?? 0)) draft.editWire().earlierId = id;
}

/** A question carries its context at its end, which is not shown. */
function textOf({ role, content }: Pick<ChatMessage, 'role' | 'content'>): QuestionText {
  return role === 'user' ? readInput(content) : { content, context: undefined };
}

function applyText(message: Mutable<ChatMessage>, frame: MessageFrame, isFirstSinceCutoff: boolean): void {
  if (frame.isDelta && !(isFirstSinceCutoff && isReplay(message, frame))) {
    message.content += frame.content;
    message.thinking += frame.thinking;
    return;
  }
  message.content = frame.content;
  if (frame.thinking !== '' || frame.isDelta) message.thinking = frame.thinking;
  message.isCatchingUp = frame.isDelta && !isStartLine(frame);
}

/** Nothing can follow a full text, so a delta replays it: some services send no start line. */
function isReplay(message: ChatMessage, frame: MessageFrame): boolean {
  return isStartLine(frame) || (message.isWhole && !isSilent(frame));
}

/** A call keeps its result when its beginning is replayed, and an unchanged call keeps its identity. */
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
  // Answers that already have a question belong to an earlier stream, which counted from the start as well.
  const hasQuestion = draft.messages[place - 1]?.role === 'user' && place < end;
  return role === 'user' && hasQuestion ? end : place;
}

/** `sort` shows this only if the stream numbers each line. Otherwise a repeated delta is text. */
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

function remember(draft: ThreadDraft, frame: MessageFrame): void {
  const wire = draft.editWire();
  if (wire.awaited.size > 0 && wire.awaited.has(frame.id)) wire.awaited = new Set([...wire.awaited].filter((id) => id !== frame.id));
  wire.lineNumbers = nextLineNumbers(wire, frame);
  wire.lastLine = frame;
}

function nextLineNumbers({ lastLine, lineNumbers }: WireMemory, frame: MessageFrame): WireMemory['lineNumbers'] {
  if (lineNumbers === 'shared' || lastLine?.id !== frame.id || lastLine.sort === undefined || frame.sort === undefined) return lineNumbers;
  if (lastLine.sort !== frame.sort) return 'each';
  return lastLine.content === frame.content && lastLine.thinking === frame.thinking ? lineNumbers : 'shared';
}

/** The finished final message of the running turn ends a stream, as `__state__` does. More text reverts that. */
function noteEnd(draft: ThreadDraft, message: ChatMessage): void {
  if (draft.end === 'open' && isFinal(message) && message.isWhole && currentTurn(draft).includes(message)) draft.end = 'complete';
  else if ((draft.end === 'complete' || draft.end === 'suspended') && message.isInProcess) draft.end = 'open';
}
