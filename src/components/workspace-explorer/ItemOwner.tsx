'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';

/** Whose it is; nobody's where it was shared from the main workspace. */
export function ItemOwner({ owner }: { owner: ResourceOwner | null | undefined }) {
  const { workspace: words } = useAdminLabels();
  if (owner == null) {
    return (
      <span data-state="shared" className="parley-workspace-owner" title={words.sharedHint}>
        {words.shared}
      </span>
    );
  }
  return (
    <span className="parley-workspace-owner" title={owner.email}>
      <bdi>{owner.firstName || owner.email}</bdi>
    </span>
  );
}
