'use client';
import type { ResourceList } from '../../../hooks/resource-list/ResourceList.js';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { Button } from '../Button.js';
import { ErrorNotice } from '../ErrorNotice.js';
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
    <ErrorNotice kind={refreshError.kind} title={common.refreshFailed} requestId={refreshError.requestId} role="status">
      <Button size="small" isBusy={isRefreshing} onClick={refresh}>
        {common.refresh}
      </Button>
    </ErrorNotice>
  );
}
