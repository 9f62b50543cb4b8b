'use client';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { ShowMore, useShownPart } from '../../../ui/text/ShowMore.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ChatMessage } from '../../store/fold/Thread.js';
import { Step } from './Step.js';
import { useSteps } from './useSteps.js';

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /**
   * Renders one step, such as `<Step step={step} />`, which is the default. A new function rerenders every step; define it outside your
   * component.
   */
  renderStep?: ((step: ChatMessage) => ReactNode) | undefined;
}

/** The steps of the surrounding turn, the first hundred at first. Renders an `<ol>` and, if there are more, a button that shows them. */
export function StepList({ renderStep = wholeStep, className, ...props }: StepListProps) {
  const { steps: words } = useLabels();
  const { steps } = useSteps();
  const part = useShownPart(steps.length, { first: 100, step: 100 });
  if (useHidden('steps')) return null;
  return (
    <>
      <ol aria-label={words.showSteps} data-slot="step-list" className={partClass('step-list', className)} {...props}>
        {steps.slice(0, part.shown).map((step) => (
          <StepItem key={step.id} step={step} renderStep={renderStep} />
        ))}
      </ol>
      <ShowMore part={part} isCounted />
    </>
  );
}

interface StepItemProps {
  step: ChatMessage;
  renderStep: (step: ChatMessage) => ReactNode;
}

const StepItem = memo(function StepItem({ step, renderStep }: StepItemProps) {
  return <li className="parley-step">{renderStep(step)}</li>;
});

const wholeStep = (step: ChatMessage) => <Step step={step} />;
