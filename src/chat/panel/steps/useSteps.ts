'use client';
import { useFormats } from '../../../react/language/useFormats.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFirstLabels } from '../../hooks/useFirstLabels.js';
import type { ChatMessage } from '../../store/fold/Thread.js';
import { usePanel } from '../context/PanelContext.js';
import { useSteadyTurn } from '../context/TurnContext.js';
import { activityOf, showsSomething } from '../model/stepWords.js';

/** The steps of the surrounding turn, for a part of your own in place of `Steps`. */
export interface TurnSteps {
  /** The steps that have content: thoughts, working texts and tool calls, in order. */
  readonly steps: readonly ChatMessage[];
  /** The current activity, “Querying Revenue by month…”, or a summary of what was done, “3 steps · 1.2 s”. */
  readonly line: string;
  /** True until the answer begins. */
  readonly isWorking: boolean;
  /** The milliseconds that the steps took. `undefined` if their start was not observed, as in a loaded thread. */
  readonly durationMs: number | undefined;
}

/** Returns the steps of the surrounding turn and the line about them. Call it inside `Turn`. */
export function useSteps(): TurnSteps {
  const { turn } = useSteadyTurn();
  const { chat, steps: words } = useFirstLabels();
  const formats = useFormats();
  const { observer } = usePanel();
  const isStopping = useChatSelector(({ status }) => status === 'stopping');
  const isHidden = useHidden('steps');
  const steps = isHidden ? [] : turn.steps.filter(showsSomething);
  const isWorking = turn.state === 'running' && !turn.answer?.content;
  const durationMs = observer.durationOfAll(turn);
  const lineOfWork = () => (isStopping ? chat.stopping : isHidden ? words.working : activityOf(turn, words));
  const summary = () => words.summary(steps.length, durationMs === undefined ? '' : formats.duration(durationMs));
  return { steps, isWorking, durationMs, line: isWorking ? lineOfWork() : summary() };
}
