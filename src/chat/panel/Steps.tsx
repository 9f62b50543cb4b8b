'use client';
import { memo } from 'react';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { Disclosure, type DisclosureProps } from '../../ui/disclosure/Disclosure.js';
import { partClass } from '../../ui/partClass.js';
import { ShowMore, useShownPart } from '../../ui/text/ShowMore.js';
import { useChatSelector } from '../hooks/useChatSelector.js';
import type { ChatMessage } from '../store/fold/Thread.js';
import { usePanel } from './PanelContext.js';
import { Step } from './Step.js';
import { activityOf, showsSomething } from './stepWords.js';
import { useTurn } from './TurnContext.js';

export type StepsProps = Omit<DisclosureProps, 'summary' | 'children'>;

/** The steps of the agent in one line that expands to reasoning and tool calls. Renders a `<div>`, or nothing without steps. */
export function Steps({ className, ...props }: StepsProps) {
  const { turn } = useTurn();
  const steps = turn.steps.filter(showsSomething);
  const isWorking = turn.state === 'running' && !turn.answer?.content;
  const line = isWorking ? <WorkingLine /> : <DoneLine count={steps.length} />;

  if (steps.length > 0) {
    return (
      <Disclosure data-slot="steps" className={partClass('steps', className)} summary={line} {...props}>
        <StepList steps={steps} />
      </Disclosure>
    );
  }
  if (!isWorking) return null;
  return (
    <div data-slot="steps" className={partClass('steps', className)}>
      {line}
    </div>
  );
}

function StepList({ steps }: { steps: readonly ChatMessage[] }) {
  const { steps: words } = useLabels();
  const part = useShownPart(steps.length, { first: 100, step: 100 });
  return (
    <>
      <ol aria-label={words.showSteps} className="parley-step-list">
        {steps.slice(0, part.shown).map((step) => (
          <StepItem key={step.id} step={step} />
        ))}
      </ol>
      <ShowMore part={part} isCounted />
    </>
  );
}

const StepItem = memo(function StepItem({ step }: { step: ChatMessage }) {
  return (
    <li className="parley-step">
      <Step step={step} />
    </li>
  );
});

/** "Querying Revenue by month…" */
function WorkingLine() {
  const { turn } = useTurn();
  const { chat, steps } = useLabels();
  const isStopping = useChatSelector(({ status }) => status === 'stopping');
  return (
    <span className="parley-steps-line" data-state="working">
      <span aria-hidden="true" className="parley-steps-mark" />
      {isStopping ? chat.stopping : activityOf(turn, steps)}
    </span>
  );
}

/** "3 steps · 1.2 s" */
function DoneLine({ count }: { count: number }) {
  const { turn } = useTurn();
  const { steps } = useLabels();
  const formats = useFormats();
  const durationMs = usePanel().observer.durationOfAll(turn);
  return (
    <span className="parley-steps-line" data-state="done">
      <span aria-hidden="true" className="parley-steps-mark" />
      {steps.summary(count, durationMs === undefined ? '' : formats.duration(durationMs))}
    </span>
  );
}
