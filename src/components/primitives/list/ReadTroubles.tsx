'use client';
import type { ResourceList } from '../../../hooks/resource-list/ResourceList.js';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { Button } from '../Button.js';
import { ServiceErrorNotice } from '../ServiceErrorNotice.js';
import { OfflineNotice } from './OfflineNotice.js';
import { useIsOffline } from './useIsOffline.js';

export interface ReadTroublesProps {
  read: Pick<ResourceList<unknown, never>, 'refreshError' | 'refresh' | 'isRefreshing'>;
  /** Something was read before, and is shown. */
  isShown: boolean;
}

/** Why what is shown may be old, or does not come: the browser is offline, or the last refresh failed. Renders a `<div>`, or nothing. */
export function ReadTroubles({ read: { refreshError, refresh, isRefreshing }, isShown }: ReadTroublesProps) {
  const { common } = useAdminLabels();
  if (useIsOffline()) return <OfflineNotice isShown={isShown} />;
  if (refreshError === undefined) return null;
  return (
    <ServiceErrorNotice error={refreshError} title={common.refreshFailed} role="status">
      {(isWaiting) => (
        <Button size="small" isBusy={isRefreshing} isBlocked={isWaiting} onClick={refresh}>
          {common.refresh}
        </Button>
      )}
    </ServiceErrorNotice>
  );
}
