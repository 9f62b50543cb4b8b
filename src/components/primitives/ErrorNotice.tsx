'use client';

import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceErrorKind } from '../../client/http/ServiceError.js';
import { useLabels } from '../../hooks/useLabels.js';
import { CopyButton } from './CopyButton.js';
import { partClass } from './partClass.js';

export interface ErrorNoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: ServiceErrorKind;
  /** What happened, in place of the words for the kind. */
  title?: string | undefined;
  /** What to do, in place of the words for the kind. */
  advice?: string | undefined;
  /** Shown with a button that copies it, for a report to the administrator. */
  requestId?: string | undefined;
}

/** An error where it happened: one sentence, what to do, and as children the one button that is the way out. Renders a `<div>`. */
export function ErrorNotice({ kind, title, advice, requestId, className, children, ...props }: ErrorNoticeProps) {
  const { common, errors } = useLabels();
  return (
    <div data-slot="error" data-kind={kind} className={partClass('error', className)} {...props}>
      <CircleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="parley-error-icon" />
      <div className="parley-error-words">
        <p className="parley-error-title">{title ?? errors[kind].title}</p>
        <p className="parley-error-advice">{advice ?? errors[kind].advice}</p>
        {requestId !== undefined && (
          <p className="parley-error-request">
            <bdi>{common.requestId(requestId)}</bdi>
            <CopyButton text={requestId} label={common.copyRequestId} isIconOnly size="small" />
          </p>
        )}
      </div>
      {children !== undefined && <div className="parley-error-actions">{children}</div>}
    </div>
  );
}
