import { type ReactNode, useEffect, useState } from 'react';
import type { ServiceClient } from '../../src/client.js';
import { ParleyProvider, useLabels } from '../../src/index.js';
import { createShopClient } from './dashboardRows.js';

/** Chats in the console ask as the user of the shop's app. Without the shop, there are none. */
export function ShopChat({ children }: { readonly children: ReactNode }) {
  const labels = useLabels();
  const [client, setClient] = useState<ServiceClient>();
  useEffect(() => {
    createShopClient().then(setClient, () => {});
  }, []);
  if (client === undefined) return null;
  return (
    <ParleyProvider client={client} labels={labels}>
      {children}
    </ParleyProvider>
  );
}
