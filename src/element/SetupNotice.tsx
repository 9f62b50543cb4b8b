import { type ReactNode, useEffect } from 'react';
import { isSetupReason, type ServiceError } from '../client/errors/ServiceError.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { reportSetupError } from '../data/reportSetupError.js';
import { ErrorNotice } from '../ui/errors/ErrorNotice.js';
import type { Emit } from './elementEvents.js';

/** Shows an error in place of the chat, and reports it to the page. */
export function SetupNotice({ client, error, title, advice, emit, children }: SetupNoticeProps) {
  useEffect(() => {
    if (client === undefined) reportMistake(error);
    else reportSetupError(client, error);
    emit('parley-error', { error });
  }, [client, emit, error]);
  return (
    <div className="parley parley-element-setup" role="alert">
      <ErrorNotice
        kind={error.kind}
        reason={error.reason}
        title={title}
        advice={advice}
        detail={advice === undefined && isSetupReason(error.reason) ? error.message : undefined}
      >
        {children}
      </ErrorNotice>
    </div>
  );
}

/** Without a client, an attribute is missing or wrong. */
function reportMistake({ message }: ServiceError): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(`Parley: <parley-chat> isn’t set up yet. ${message}`);
}

const reported = new Set<string>();

interface SetupNoticeProps {
  /** The client whose token could not be obtained. */
  readonly client?: ServiceClient | undefined;
  readonly error: ServiceError;
  /** Replaces the title for the kind of the error. */
  readonly title?: string | undefined;
  readonly advice?: string | undefined;
  readonly emit: Emit;
  /** The recovery action. */
  readonly children?: ReactNode;
}
