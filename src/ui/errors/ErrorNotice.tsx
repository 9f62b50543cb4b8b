'use client';

import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { ServiceErrorKind, ServiceErrorReason } from '../../client/errors/ServiceError.js';
import { errorWords } from '../../react/labels/errorWords.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { CopyButton } from '../button/CopyButton.js';
import { Icon } from '../icon/Icon.js';
import { partClass } from '../partClass.js';
import { LongText } from '../text/LongText.js';
import { shortText } from '../text/shortText.js';

export interface ErrorNoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind: ServiceErrorKind;
  /** The specific cause, if known; it has its own text. */
  reason?: ServiceErrorReason | undefined;
  /** Describes what happened. Default: the text for the kind. */
  title?: string | undefined;
  /** Describes what to do. Default: the text for the kind. */
  advice?: ReactNode;
  /** The message of the client or the service, for people who can fix the error. */
  detail?: string | undefined;
  /** Shown with a copy button, for a report to the administrator. */
  requestId?: string | undefined;
}

/**
 * An error shown where it happened: one sentence, what to do, and the recovery button as children. Long texts are truncated. Renders a
 * `<div>`.
 */
export function ErrorNotice({ kind, reason, title, advice, detail, requestId, className, children, ...props }: ErrorNoticeProps) {
  const labels = useBaseLabels();
  const { common } = labels;
  const words = errorWords(labels, { kind, reason });
  const whatToDo = advice ?? words.advice;
  return (
    <div data-slot="error" data-kind={kind} data-reason={reason} className={partClass('error', className)} {...props}>
      <Icon of={CircleAlert} className="parley-error-icon" />
      <div className="parley-error-words">
        <p className="parley-error-title">{shortText(title ?? words.title, titleCharacters)}</p>
        {whatToDo !== '' && (
          <p className="parley-error-advice">
            {typeof whatToDo === 'string' ? <LongText text={whatToDo} first={textCharacters} /> : whatToDo}
          </p>
        )}
        {detail !== undefined && (
          <p dir="auto" className="parley-error-detail">
            <LongText text={detail} first={textCharacters} />
          </p>
        )}
        {requestId !== undefined && (
          <p className="parley-error-request">
            <bdi>{common.requestId(shortText(requestId, requestIdCharacters))}</bdi>
            <CopyButton text={requestId} label={common.copyRequestId} isIconOnly size="small" />
          </p>
        )}
      </div>
      {children !== undefined && <div className="parley-error-actions">{children}</div>}
    </div>
  );
}

const titleCharacters = 300;
const textCharacters = 600;
const requestIdCharacters = 100;
