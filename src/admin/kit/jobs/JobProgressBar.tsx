import type { ComponentProps, CSSProperties } from 'react';
import { partClass } from '../../../ui/partClass.js';

export interface JobProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. */
  label: string;
  /** 0 to 100; `undefined` where nobody knows. */
  percent: number | undefined;
}

/** How far something has come. Renders a `<div role="progressbar">`. */
export function JobProgressBar({ label, percent, className, style, ...props }: JobProgressBarProps) {
  const isKnown = percent !== undefined && Number.isFinite(percent);
  const shown = isKnown ? Math.round(Math.min(100, Math.max(0, percent))) : undefined;
  // A custom property, which the type of styles does not know.
  const share = { '--parley-share': `${shown ?? 100}%` } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      data-slot="job-progress"
      data-state={isKnown ? 'known' : 'unknown'}
      className={partClass('job-progress', className)}
      style={{ ...share, ...style }}
      {...props}
    />
  );
}
