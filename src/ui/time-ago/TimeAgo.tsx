'use client';

import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { useIsHydrated } from '../../react/state/useIsHydrated.js';
import { partClass } from '../partClass.js';

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** An ISO 8601 time. Any other text is shown unchanged. */
  at: string;
}

/** Shows how long ago something was, with the exact time on hover. Renders a `<time>`. */
export function TimeAgo({ at, className, ...props }: TimeAgoProps) {
  const { relativeTime, dateTime } = useFormats();
  const isHydrated = useIsHydrated();
  const timeMs = Date.parse(at);
  const isTime = !Number.isNaN(timeMs);
  return (
    <time
      key={String(isHydrated)}
      suppressHydrationWarning
      data-slot="time-ago"
      dateTime={isTime ? at : undefined}
      title={isTime ? dateTime(at) : undefined}
      className={partClass('time-ago', className)}
      {...props}
    >
      {isTime ? relativeTime(timeMs) : at}
    </time>
  );
}
