'use client';

import type { ServiceError } from '../../client/http/ServiceError.js';
import { errorWords } from '../../labels/errorWords.js';
import { useLabels } from '../../react/useLabels.js';
import { type ToastDetails, useToast } from './ToastContext.js';

/** Says what came of an act in the words of its kind: a success in short, a failure with its reason and, where that may help, another try. */
export function useOutcomeToast(): OutcomeToast {
  const toast = useToast();
  const labels = useLabels();
  return {
    sayDone: (title, details) => toast({ tone: 'success', title, ...details }),
    sayFailure(title, { kind, reason, message }, again) {
      const isOfValues = reason === undefined && (kind === 'validation' || kind === 'unprocessable');
      const words = errorWords(labels, { kind, reason });
      const text = isOfValues ? message : `${words.title} ${words.advice}`;
      const canRetry = again !== undefined && !finalKinds.includes(kind);
      toast({ tone: 'error', title, text, ...(canRetry && { action: { label: labels.common.retry, onPress: again } }) });
    },
  };
}

export interface OutcomeToast {
  sayDone(title: string, details?: ToastDetails): void;
  /** `again` is offered where another try may end otherwise. */
  sayFailure(title: string, error: ServiceError, again?: () => void): void;
}

/** What stays as it is, however often it is tried. */
const finalKinds: readonly ServiceError['kind'][] = ['permission', 'not-found', 'validation', 'unprocessable'];
