import type { ShownThread, ShownTurn } from './ChaosPage.js';
import type { RecordedTurn, ThreadRecord } from './threadRecord.js';

/**
 * How a thread on screen differs from the record; empty where it does not. `isPart` allows that turns are missing which
 * another tab has asked. A stopped turn may end anywhere.
 */
export function compareThreads(
  shown: ShownThread,
  record: ThreadRecord,
  { isPart = false, stopped }: { readonly isPart?: boolean; readonly stopped: ReadonlySet<string> },
): readonly string[] {
  const differences: string[] = [];
  let next = 0;
  for (const turn of shown.turns) {
    const position = record.turns.findIndex(({ question }, index) => index >= next && question === turn.question);
    const recorded = record.turns[position];
    const isStopped = stopped.has(turn.question);
    if (recorded === undefined) {
      if (!(isStopped && turn.answer === '')) differences.push(`"${turn.question}" (${turn.state}) is on screen and not in the record`);
      continue;
    }
    if (!isPart) differences.push(...missing(record.turns.slice(next, position)));
    next = position + 1;
    differences.push(...compareTurns(turn, recorded, isStopped));
  }
  return isPart ? differences : [...differences, ...missing(record.turns.slice(next))];
}

function compareTurns(shown: ShownTurn, recorded: RecordedTurn, isStopped: boolean): string[] {
  const { question, state } = shown;
  const answer = withoutMarks(shown.answer);
  const isBeginning = recorded.texts.some((text) => text.startsWith(answer.replace(/[\s-]+$/, '')));
  const isSame = isStopped ? isBeginning : recorded.answer === answer;
  const isWhole = isStopped || shown.steps === recorded.steps;
  return [
    ...(isSame
      ? []
      : [`"${question}" (${state}) is answered on screen by\n    ${shown.answer}\n  in the record by\n    ${recorded.answer}`]),
    ...(isWhole ? [] : [`"${question}" (${state}) has ${shown.steps} steps on screen and ${recorded.steps} in the record`]),
  ];
}

/** A text that was stopped may end before the marks that close what it began. */
function withoutMarks(text: string): string {
  return text.replace(/\*+/g, '');
}

function missing(turns: readonly RecordedTurn[]): string[] {
  return turns.map(({ question }) => `"${question}" is in the record and not on screen`);
}
