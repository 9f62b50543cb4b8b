'use client';
import { useEffect } from 'react';
import { Disclosure, type DisclosureProps } from '../../../ui/disclosure/Disclosure.js';
import { partClass } from '../../../ui/partClass.js';
import { LazyStepList, loadLazyParts } from '../lazy/lazyParts.js';
import { StepsLine } from './StepsLine.js';
import { useSteps } from './useSteps.js';

export interface StepsProps extends Omit<DisclosureProps, 'summary'> {
  /** The button's label. Default: `<StepsLine />`. */
  summary?: DisclosureProps['summary'] | undefined;
  /** The content behind the line. Default: `<StepList />`. */
  children?: DisclosureProps['children'];
}

/** The steps of the agent in one line that expands to reasoning and tool calls. Renders a `<div>`, or nothing without steps. */
export function Steps({ summary = line, className, children = list, ...props }: StepsProps) {
  const { steps, isWorking } = useSteps();
  // Loads the list before the reader expands the line, even if no other part of the turn is rendered.
  useEffect(() => void loadLazyParts(), []);
  if (steps.length > 0) {
    return (
      <Disclosure data-slot="steps" className={partClass('steps', className)} summary={summary} {...props}>
        {children}
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

const line = <StepsLine />;
const list = <LazyStepList />;
