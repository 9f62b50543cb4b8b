'use client';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import type { PromotionFailure } from './model/flow/promotionFailure.js';
import { usePromotionLabels } from './usePromotionLabels.js';

/** Explains why a preview or promotion failed, and what to do. */
export function PromotionFailureNotice({ failure: { reason, error } }: { failure: PromotionFailure }) {
  const { failure: words } = usePromotionLabels();
  return <PromotionNotice words={{ advice: error.message, ...words[reason] }} error={error} />;
}

/** An error with its own title and advice. Renders a `<div role="alert">`. */
export function PromotionNotice({ words, error }: { words: { title: string; advice: string }; error: ServiceError }) {
  return <ErrorNotice role="alert" kind={error.kind} title={words.title} advice={words.advice} requestId={error.requestId} />;
}
