'use client';
import type { ReactNode } from 'react';
import type { ServiceError, ServiceErrorKind } from '../../client/http/ServiceError.js';
import { useFormats } from '../../hooks/useFormats.js';
import { useLabels } from '../../hooks/useLabels.js';
import { ErrorNotice, type ErrorNoticeProps } from '../primitives/ErrorNotice.js';
import { adviceOf, detailOf } from './ErrorWayOut.js';
import { useRetryWait } from './useRetryWait.js';

export interface ChatFailureProps extends Omit<ErrorNoticeProps, 'kind' | 'reason' | 'detail' | 'requestId' | 'children'> {
  error: ServiceError | undefined;
  /** Where it is not that of the error. */
  kind?: ServiceErrorKind | undefined;
  /** The way out, which may have to wait. */
  children?: ((isWaiting: boolean) => ReactNode) | undefined;
}

/** An error of the thread or of a turn; one for too many requests counts down until the service takes the next. Renders a `<div>`. */
export function ChatFailure({ error, kind = error?.kind ?? 'interrupted', advice, children, ...props }: ChatFailureProps) {
  const { remainingMs, totalMs } = useRetryWait(kind === 'rate-limited' ? error : undefined);
  const isWaiting = remainingMs > 0;
  return (
    <ErrorNotice
      kind={kind}
      reason={kind === error?.kind ? error.reason : undefined}
      advice={isWaiting ? <Countdown remainingMs={remainingMs} totalMs={totalMs} /> : (advice ?? adviceOf(error))}
      detail={detailOf(error)}
      requestId={error?.requestId}
      {...props}
    >
      {children?.(isWaiting)}
    </ErrorNotice>
  );
}

/** Those who listen hear the whole time once, where they come upon it, and not every second. */
function Countdown({ remainingMs, totalMs }: { remainingMs: number; totalMs: number }) {
  const { chat } = useLabels();
  const { duration } = useFormats();
  return (
    <>
      <span aria-hidden="true" className="parley-countdown">
        {chat.retryIn(duration(wholeSeconds(remainingMs)))}
      </span>
      <span className="parley-visually-hidden">{chat.retryIn(duration(wholeSeconds(totalMs)))}</span>
    </>
  );
}

function wholeSeconds(durationMs: number): number {
  return Math.ceil(durationMs / 1000) * 1000;
}
