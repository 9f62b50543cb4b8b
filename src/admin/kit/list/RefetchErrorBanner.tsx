'use client';
import type { ResourceList } from '../../../data/resource-list/ResourceList.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { OfflineNotice } from './OfflineNotice.js';
import { useIsOffline } from './useIsOffline.js';

export interface RefetchErrorBannerProps {
  /** The list, or another read with these members. */
  read: Pick<ResourceList<unknown, never>, 'refetchError' | 'refetch' | 'isRefetching'>;
  /** True if loaded content is shown. */
  isShown: boolean;
}

/**
 * Explains why content may be outdated or missing: the browser is offline, or the last refresh failed. Renders a `<div>`, or
 * nothing.
 */
export function RefetchErrorBanner({ read: { refetchError, refetch: refresh, isRefetching }, isShown }: RefetchErrorBannerProps) {
  const common = useCommonAdminLabels();
  if (useIsOffline()) return <OfflineNotice isShown={isShown} />;
  if (refetchError === undefined) return null;
  return (
    <ServiceErrorNotice
      error={refetchError}
      title={common.refreshFailed}
      role="status"
      retry={{ run: refresh, isBusy: isRefetching, label: common.refresh }}
    />
  );
}
