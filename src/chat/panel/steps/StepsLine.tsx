'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../../ui/partClass.js';
import { useSteps } from './useSteps.js';

/** “Querying Revenue by month…” while the agent works, then “3 steps · 1.2 s”. Renders a `<span>` with `data-state` `working` or `done`. */
export function StepsLine({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { line, isWorking } = useSteps();
  return (
    <span data-slot="steps-line" data-state={isWorking ? 'working' : 'done'} className={partClass('steps-line', className)} {...props}>
      <span aria-hidden="true" className="parley-steps-mark" />
      {line}
    </span>
  );
}
