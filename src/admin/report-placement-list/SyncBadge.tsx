'use client';
import { Check, CircleHelp, Lock, RefreshCw } from 'lucide-react';
import { Badge, type BadgeProps } from '../../ui/badge/Badge.js';
import type { IconType } from '../../ui/icon/Icon.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import type { PlacementSyncLabels } from './labels/PlacementLabels.js';
import { usePlacementLabels } from './usePlacementLabels.js';

export interface SyncBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** The status from the service. A missing status is shown as unknown, an unrecognized one unchanged. */
  status: string | null | undefined;
  /** True while the status is loading. Default false. */
  isPending?: boolean | undefined;
}

/** Shows if cells match the query of their report. Renders a `<span>`. */
export function SyncBadge({ status, isPending = false, ...props }: SyncBadgeProps) {
  const { sync } = usePlacementLabels();
  if (isPending) return <Skeleton lines={1} className="parley-placement-pending" />;
  const state = status || 'UNKNOWN';
  const known = Object.hasOwn(knownStates, state) ? knownStates[state] : undefined;
  if (known === undefined) return <Badge {...props}>{state}</Badge>;
  const { tone, icon: Icon, word } = known;
  return (
    <Badge tone={tone} {...props}>
      <Icon aria-hidden="true" size={12} strokeWidth={1.75} />
      {sync[word]}
    </Badge>
  );
}

interface KnownState {
  readonly tone: BadgeProps['tone'];
  readonly icon: IconType;
  readonly word: keyof PlacementSyncLabels;
}

const knownStates: Readonly<Record<string, KnownState>> = {
  UP_TO_DATE: { tone: 'success', icon: Check, word: 'upToDate' },
  CHANGED: { tone: 'warning', icon: RefreshCw, word: 'changed' },
  UNKNOWN: { tone: 'neutral', icon: CircleHelp, word: 'unknown' },
  NO_ACCESS: { tone: 'neutral', icon: Lock, word: 'noAccess' },
};
