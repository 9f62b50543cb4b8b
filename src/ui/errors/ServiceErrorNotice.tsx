'use client';

import { type ReactNode, use } from 'react';
import { isSetupReason, type ServiceError, type ServiceErrorKind } from '../../client/errors/ServiceError.js';
import { errorWords } from '../../react/labels/errorWords.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { SignInContext } from '../../react/session/SignInContext.js';
import { useAnnounce } from '../announcer/Announcer.js';
import { Button } from '../button/Button.js';
import type { IconType } from '../icon/Icon.js';
import { ErrorNotice, type ErrorNoticeProps } from './ErrorNotice.js';
import { useRetryWait } from './useRetryWait.js';

export interface ServiceErrorNoticeProps extends Omit<ErrorNoticeProps, 'kind' | 'reason' | 'detail' | 'requestId' | 'children'> {
  /** The error. If `undefined`, `kind` decides the text. */
  error: ServiceError | undefined;
  /** Default: the kind of the error, or `interrupted` without an error. */
  kind?: ServiceErrorKind | undefined;
  /** Adds a button that repeats what failed, once the service accepts another attempt. */
  retry?: ErrorRetry | undefined;
  /** Another recovery button in its place. A function receives true if the service requires a wait before the next attempt. */
  children?: ReactNode | ((isWaiting: boolean) => ReactNode);
}

/** The button that repeats what failed. */
export interface ErrorRetry {
  /** Repeats it. */
  run: () => void;
  /** True while it is being repeated. Default false. */
  isBusy?: boolean | undefined;
  /** The label of the button. Default “Retry”. */
  label?: string | undefined;
  /** The icon of the button. Default: none. */
  icon?: IconType | undefined;
}

/**
 * A `ServiceError` with all its details: specific cause, what to fix in the set-up, request id. After too many requests it counts down
 * until the service accepts the next one. With your own `title`, it also shows the reason. Renders a `<div>`.
 */
export function ServiceErrorNotice({
  error,
  kind = error?.kind ?? 'interrupted',
  title,
  advice,
  retry,
  children,
  ...props
}: ServiceErrorNoticeProps) {
  const reason = kind === error?.kind ? error.reason : undefined;
  const labels = useBaseLabels();
  const words = errorWords(labels, { kind, reason });
  const signIn = use(SignInContext);
  const canSignIn = signIn !== undefined && isSignInNeeded({ kind, reason });
  const announce = useAnnounce();
  const { remainingMs, totalMs } = useRetryWait(kind === error?.kind ? error : undefined, () => announce(labels.common.retryReady));
  const isWaiting = remainingMs > 0;
  const recovery = retry ? (
    <Button icon={retry.icon} size="small" isBusy={retry.isBusy} isBlocked={isWaiting} onClick={retry.run}>
      {retry.label ?? labels.common.retry}
    </Button>
  ) : typeof children === 'function' ? (
    children(isWaiting)
  ) : (
    children
  );
  const why = title === undefined ? undefined : words.title;
  return (
    <ErrorNotice
      kind={kind}
      reason={reason}
      title={title}
      advice={
        isWaiting ? (
          <>
            {why !== undefined && `${why} `}
            <Countdown remainingMs={remainingMs} totalMs={totalMs} />
          </>
        ) : (
          (advice ?? wordsOfService(error) ?? (why === undefined ? undefined : `${why} ${words.advice}`))
        )
      }
      // Whoever is not connected reads about the connection. The console has the rest.
      detail={kind !== 'network' && hasDetail(error) ? error.message : undefined}
      requestId={error?.requestId}
      {...props}
    >
      {canSignIn ? (
        <>
          <Button variant="primary" size="small" onClick={signIn}>
            {labels.common.signIn}
          </Button>
          {recovery}
        </>
      ) : (
        recovery
      )}
    </ErrorNotice>
  );
}

/** True if the user can go on after signing in. A token that is wrong in itself would be the same again. */
function isSignInNeeded({ kind, reason }: Pick<ServiceError, 'kind' | 'reason'>): boolean {
  return kind === 'authentication' && (reason === undefined || reason === 'credentials-refused' || reason === 'token-unavailable');
}

/** Only the service knows what to change in a request. */
function wordsOfService(error: ServiceError | undefined): string | undefined {
  if (error?.reason !== undefined) return undefined;
  return error?.kind === 'validation' || error?.kind === 'unprocessable' ? error.message : undefined;
}

/** Shown if it helps to fix the setup or names the used-up quota. Error codes and the client's own fallback messages do neither. */
function hasDetail(error: ServiceError | undefined): error is ServiceError {
  if (error?.reason !== 'quota') return isSetupReason(error?.reason);
  return error.message.includes(' ') && !error.message.startsWith('The service responded with');
}

/** Screen readers read the whole time once, not every second. */
function Countdown({ remainingMs, totalMs }: { remainingMs: number; totalMs: number }) {
  const { common } = useBaseLabels();
  const { duration } = useFormats();
  return (
    <>
      <span aria-hidden="true" className="parley-countdown">
        {common.retryIn(duration(wholeSeconds(remainingMs)))}
      </span>
      <span className="parley-visually-hidden">{common.retryIn(duration(wholeSeconds(totalMs)))}</span>
    </>
  );
}

function wholeSeconds(durationMs: number): number {
  return Math.ceil(durationMs / 1000) * 1000;
}
