'use client';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import type { PromotionFailureLabels } from './labels/PromotionLabels.js';
import type { PromotionFailure } from './model/flow/promotionFailure.js';
import { usePromotionLabels } from './promotionDialogWidget.js';

export interface PromotionFailureNoticeProps extends Pick<PromotionFailure, 'error'> {
  reason: keyof PromotionFailureLabels;
}

/** Explains why a preview or promotion failed, and what to do. Renders a `<div role="alert">`. */
export function PromotionFailureNotice({ reason, error: { kind, message, requestId } }: PromotionFailureNoticeProps) {
  const { failure: words } = usePromotionLabels();
  return <ErrorNotice role="alert" kind={kind} advice={message} requestId={requestId} {...words[reason]} />;
}
