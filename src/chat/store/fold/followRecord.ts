import { endOfTurn } from './runningTurn.js';
import type { ThreadDraft } from './threadDraft.js';

/**
 * Moves a question behind the turn that a record lists before it. That turn had moved to the end here when its question was asked again.
 */
export function followRecord(draft: ThreadDraft, questionId: string): void {
  const { isStreaming, wire, messages } = draft;
  const start = draft.positionOf(questionId);
  const last = wire.lastLine && draft.positionOf(wire.lastLine.id);
  if (isStreaming || start === undefined || last === undefined || start >= last) return;
  const end = endOfTurn(draft, start);
  const target = endOfTurn(draft, last);
  if (end === target) return;
  draft.messages = [...messages.slice(0, start), ...messages.slice(end, target), ...messages.slice(start, end), ...messages.slice(target)];
}
