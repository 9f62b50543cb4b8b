import type { ComponentProps, CSSProperties } from 'react';
import { partClass } from '../../../ui/partClass.js';

export interface JobProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name: what is in progress. */
  label: string;
  /** 0 to 100; `undefined` if unknown. */
  percent: number | undefined;
}

/** The progress of a job. Renders a `<div role="progressbar">`. */
export function JobProgressBar({ label, percent, className, style, ...props }: JobProgressBarProps) {
  const isKnown = percent !== undefined && Number.isFinite(percent);
  const shown = isKnown ? Math.round(Math.min(100, Math.max(0, percent))) : undefined;
  // The type of styles does not include custom properties.
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
