'use client';
import { Badge } from '../../ui/badge/Badge.js';
import { useBranchLabels } from './useBranchLabels.js';

export interface BranchBadgesProps {
  /** True for the production branch. Default false. */
  isDefault?: boolean | undefined;
  /** True for the branch of the user's dev mode. Default false. */
  isWorkedOn?: boolean | undefined;
  /** True if the branch has a staging environment. Default false. */
  isStaging?: boolean | undefined;
}

/** Badges for the roles of a branch. Renders a `<span>` for each. */
export function BranchBadges({ isDefault = false, isWorkedOn = false, isStaging = false }: BranchBadgesProps) {
  const { badges } = useBranchLabels();
  return (
    <>
      {isDefault && <Badge>{badges.production}</Badge>} {isWorkedOn && <Badge tone="accent">{badges.devMode}</Badge>}{' '}
      {isStaging && <Badge tone="success">{badges.staging}</Badge>}
    </>
  );
}
