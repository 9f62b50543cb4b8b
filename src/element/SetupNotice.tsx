import { type ReactNode, useEffect } from 'react';
import type { ServiceError } from '../client/http/ServiceError.js';
import { ErrorNotice } from '../components/primitives/ErrorNotice.js';
import type { Emit } from './elementEvents.js';

/** Stands where the chat would be, and tells the page. */
export function SetupNotice({ error, title, advice, emit, children }: SetupNoticeProps) {
  useEffect(() => emit('parley-error', { error }), [emit, error]);
  return (
    <div className="parley parley-element-setup" role="alert">
      <ErrorNotice kind={error.kind} title={title} advice={advice}>
        {children}
      </ErrorNotice>
    </div>
  );
}

interface SetupNoticeProps {
  readonly error: ServiceError;
  /** In place of the words for the kind of the error. */
  readonly title?: string | undefined;
  readonly advice?: string | undefined;
  readonly emit: Emit;
  /** The way out. */
  readonly children?: ReactNode;
}
