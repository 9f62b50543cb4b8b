'use client';

import type { ServiceError } from '../../client/errors/ServiceError.js';
import { errorWords } from '../../react/labels/errorWords.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { type ToastDetails, useToast } from './ToastContext.js';

/** Returns functions that report the outcome of an action: a short success, or a failure with its reason and, if it may help, a retry. */
export function useOutcomeToast(): OutcomeToast {
  const toast = useToast();
  const labels = useBaseLabels();
  return {
    showSuccess: (title, details) => toast({ tone: 'success', title, ...details }),
    showFailure(title, { kind, reason, message }, again) {
      const isOfValues = reason === undefined && (kind === 'validation' || kind === 'unprocessable');
      const words = errorWords(labels, { kind, reason });
      const text = isOfValues ? message : `${words.title} ${words.advice}`;
      const canRetry = again !== undefined && !finalKinds.includes(kind);
      toast({ tone: 'error', title, text, ...(canRetry && { action: { label: labels.common.retry, onPress: again } }) });
    },
  };
}

/** Functions that show the outcome of an action as a toast. */
export interface OutcomeToast {
  /** Shows a success. */
  showSuccess(title: string, details?: ToastDetails): void;
  /** Shows a failure. `again` is offered as a retry if another try may succeed. */
  showFailure(title: string, error: ServiceError, again?: () => void): void;
}

/** The kinds of errors that a retry cannot fix. */
const finalKinds: readonly ServiceError['kind'][] = ['permission', 'not-found', 'validation', 'unprocessable'];
