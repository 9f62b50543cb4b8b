import { useEffect } from 'react';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { useLabels } from '../../hooks/useLabels.js';

/** Announces the number of rows after all were loaded, and that they could not be. */
export function useLoadAnnouncements({ status }: { status: string }, rowCount: string): void {
  const { result } = useLabels();
  const announce = useAnnounce();
  useEffect(() => {
    if (status === 'done') announce(rowCount);
    if (status === 'failed') announce(result.loadFailed);
  }, [status, rowCount, result, announce]);
}
