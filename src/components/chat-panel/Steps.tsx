'use client';
import { useChatSelector } from '../../hooks/useChatSelector.js';
import { useFormats } from '../../hooks/useFormats.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Disclosure, type DisclosureProps } from '../primitives/Disclosure.js';
import { partClass } from '../primitives/partClass.js';
import { usePanel } from './PanelContext.js';
import { Step } from './Step.js';
import { activityOf, showsSomething } from './stepWords.js';
import { useTurn } from './TurnContext.js';
import { useChatNames } from './useChatNames.js';

export type StepsProps = Omit<DisclosureProps, 'summary' | 'children'>;

/** What the agent did on the way: one line, which opens to thinking and tool calls. Renders a `<div>`, or nothing without a step. */
export function Steps({ className, ...props }: StepsProps) {
  const { turn } = useTurn();
  const isStopping = useChatSelector(({ status }) => status === 'stopping');
  const names = useChatNames();
  const labels = useLabels();
  const formats = useFormats();
  const { stepTimes } = usePanel();

  const steps = turn.steps.filter(showsSomething);
  const isWorking = turn.state === 'running' && !turn.answer?.content;
  const durationMs = stepTimes.durationOfAll(turn);
  const line =
    turn.state === 'running' && isStopping
      ? labels.chat.stopping
      : isWorking
        ? activityOf(turn, labels.steps, names)
        : labels.steps.summary(steps.length, durationMs === undefined ? '' : formats.duration(durationMs));
  const summary = (
    <span className="parley-steps-line" data-state={isWorking ? 'working' : 'done'}>
      <span aria-hidden="true" className="parley-steps-mark" />
      {line}
    </span>
  );

  if (steps.length > 0) {
    return (
      <Disclosure data-slot="steps" className={partClass('steps', className)} summary={summary} {...props}>
        <ol aria-label={labels.steps.showSteps} className="parley-step-list">
          {steps.map((step) => (
            <li key={step.id} className="parley-step">
              <Step step={step} />
            </li>
          ))}
        </ol>
      </Disclosure>
    );
  }
  if (!isWorking) return null;
  return (
    <div data-slot="steps" className={partClass('steps', className)}>
      {summary}
    </div>
  );
}
