import { errorWords } from '../../../react/labels/errorWords.js';
import { cutText } from '../../../ui/text/shortText.js';
import type { HiddenPart } from '../../hooks/HiddenPartsContext.js';
import type { FirstLabels } from '../../labels/first/FirstLabels.js';
import type { ChatSnapshot } from '../../store/ChatStore.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import { activityOf, isUnanswered } from './turnFacts.js';

/** Returns the screen reader announcement for a change of the conversation: states and the finished answer, but never partial text. */
export function announcementFor(
  before: ChatSnapshot,
  after: ChatSnapshot,
  labels: FirstLabels,
  { hidden, spokenAnswer = beginningOf }: AnnouncementOptions,
): string | undefined {
  const { chat, errors } = labels;
  if (after.isLoading) return before.isLoading ? undefined : chat.loadingThread;
  if (after.isOffline && !before.isOffline) return hidden.has('ask') ? errors.network.title : chat.offline;
  if (after.status === 'resuming') return before.status === 'resuming' ? undefined : chat.connectionLost;
  if (after.isBusyElsewhere && !before.isBusyElsewhere) return chat.busyElsewhere;
  if (before.isBusyElsewhere && canSendRefused(after)) return `${errors['not-sent'].title} ${errors['not-sent'].advice}`;
  if (after.error !== undefined && after.error !== before.error) return errorWords(labels, after.error).title;

  const turn = after.turns.at(-1);
  if (turn === undefined || !isOfNow(turn, before)) return undefined;
  const turnBefore = before.turns.findLast(({ id }) => id === turn.id);
  if (turn.state !== 'running') return turn.state === turnBefore?.state ? undefined : outcomeOf(turn, labels, spokenAnswer);
  if (hidden.has('steps') || turn.answer?.content) return undefined;
  const activity = activityOf(turn, labels.steps);
  const activityBefore = turnBefore && activityOf(turnBefore, labels.steps);
  return activity === activityBefore || activity === labels.steps.working ? undefined : activity;
}

export interface AnnouncementOptions {
  readonly hidden: ReadonlySet<HiddenPart>;
  /** Returns the beginning of an answer as plain text. `undefined` until its code has loaded. */
  readonly spokenAnswer: ((markdown: string) => string) | undefined;
}

/** Returns the Markdown unchanged, until the code that parses it has loaded. */
function beginningOf(markdown: string): string {
  return cutText(markdown, 0, 280);
}

/** True if the answer elsewhere has ended and the refused question can be sent. */
function canSendRefused({ status, isBusyElsewhere, turns }: ChatSnapshot): boolean {
  return !isBusyElsewhere && status === 'idle' && turns.at(-1)?.error?.kind === 'thread-busy';
}

/** False for a turn of a thread that was just loaded. */
function isOfNow(turn: ChatTurn, before: ChatSnapshot): boolean {
  return turn.state === 'running' || before.turns.findLast(({ id }) => id === turn.id)?.state === 'running';
}

function outcomeOf(turn: ChatTurn, labels: FirstLabels, spokenAnswer: (markdown: string) => string): string | undefined {
  const { chat } = labels;
  switch (turn.state) {
    case 'running':
      return undefined;
    case 'done':
      if (isUnanswered(turn)) return chat.unanswered;
      return `${chat.answerReady}. ${spokenAnswer(turn.answer?.content ?? '')}`.trim();
    case 'stopped':
      return chat.stopped;
    case 'suspended':
      return chat.suspended;
    case 'interrupted':
    case 'failed':
      return `${chat.answerFailed}. ${turn.error === undefined || turn.error.kind === 'interrupted' ? chat.interrupted : errorWords(labels, turn.error).title}`;
  }
}
