import { TransformSyncs, type TransformSyncsProps, transformSyncParams } from '../../src/admin.js';
import { useListParams } from '../../src/data.js';
import type { PageProps } from './pages.js';
import { useAddressDialog } from './useAddressDialog.js';

export function SyncsPage({ deploymentId, address }: PageProps) {
  const dialogs = useAddressDialog<NonNullable<TransformSyncsProps['dialog']>>(address, { kind: 'start' });
  return (
    <TransformSyncs
      deploymentId={deploymentId}
      openId={address.text('sync') ?? null}
      onOpenIdChange={(sync) => address.change({ sync })}
      {...dialogs}
      {...useListParams(transformSyncParams, address.params)}
    />
  );
}
