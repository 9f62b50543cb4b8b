import { useEffect, useState } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';

/**
 * Returns true if downloads are restricted: as the host decided, or else as the account decides, if the client can ask for it. Until the
 * account has answered, and if it cannot be asked, downloads stay hidden.
 */
export function useDownloadRule(client: ServiceClient, decided: boolean | undefined): boolean {
  const isAsked = decided === undefined && client.hasManagement === true;
  const [freeClient, setFreeClient] = useState<ServiceClient>();
  useEffect(() => {
    // If its code cannot be loaded, nothing is known.
    if (isAsked)
      loadRule().then(
        ({ readDownloadRule }) => readDownloadRule(client, setFreeClient),
        () => {},
      );
  }, [client, isAsked]);
  return decided ?? (isAsked && freeClient !== client);
}

const loadRule = () => import('../../data/permissions/readDownloadRule.js');
