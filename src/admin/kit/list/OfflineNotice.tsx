'use client';
import { ErrorNotice } from '../../../ui/errors/ErrorNotice.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useIsOffline } from './useIsOffline.js';

export interface OfflineNoticeProps {
  /** True if loaded content is shown. */
  isShown: boolean;
}

/** Shows that the browser is offline. Renders a `<div role="status">`, or nothing. */
export function OfflineNotice({ isShown }: OfflineNoticeProps) {
  const common = useCommonAdminLabels();
  if (!useIsOffline()) return null;
  return (
    <ErrorNotice kind="network" title={common.offline} advice={isShown ? common.offlineAdvice : common.offlineWaiting} role="status" />
  );
}
