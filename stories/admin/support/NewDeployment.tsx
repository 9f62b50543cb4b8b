import { type ReactNode, useEffect, useState } from 'react';
import { createDeployment } from '../../../src/client.js';
import { useServiceClient } from '../../../src/index.js';

/** A newly created deployment without settings or running pods. */
export function NewDeployment({ children }: { children: (deploymentId: number) => ReactNode }) {
  const client = useServiceClient();
  const [id, setId] = useState<number>();
  useEffect(() => {
    const input = {
      name: 'Fresh',
      cloudProvider: 'managed',
      isManaged: true,
      region: 'managed-eu-central-1',
      targetPlatform: 'cloud',
    } as const;
    void createDeployment(client, { ...input, creationStep: 'project' }).then((deployment) => setId(deployment.id));
  }, [client]);
  return id === undefined ? null : children(id);
}
