import type { ComponentProps } from 'react';
import { partClass } from '../partClass.js';
import { Spinner } from '../spinner/Spinner.js';

export interface StatusMarkProps extends ComponentProps<'span'> {
  /** The colour of the dot. Default `neutral`: an empty dot. The text must carry the meaning without it. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  /** Shows a spinner instead of the dot, for what is not over yet. Default false. */
  isRunning?: boolean | undefined;
}

/** The status of a record as a dot and a word. A tag of a record, next to its name, is a `Badge`. Renders a `<span>`. */
export function StatusMark({ tone = 'neutral', isRunning = false, className, children, ...props }: StatusMarkProps) {
  return (
    <span data-slot="status-mark" data-tone={tone} className={partClass('status-mark', className)} {...props}>
      {isRunning ? <Spinner /> : <span aria-hidden="true" className="parley-status-dot" />}
      {children}
    </span>
  );
}
