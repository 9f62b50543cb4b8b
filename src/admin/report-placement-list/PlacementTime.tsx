'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { usePlacementLabels } from './usePlacementLabels.js';

export interface PlacementTimeProps {
  /** An ISO time. */
  at: string | null | undefined;
  /** The id of the author, shown if `writer` is unknown. */
  userId: number | null | undefined;
  /** The author; `undefined` if unknown. */
  writer: ResourceOwner | undefined;
}

/** The time and author of the last write to the cells: relative, with the exact time on hover. Renders a `<span>`. */
export function PlacementTime({ at, userId, writer }: PlacementTimeProps) {
  const words = usePlacementLabels();
  if (!at) return null;
  const person = writer && (writer.firstName || writer.email);
  const name = person ?? (typeof userId === 'number' ? words.somebody(String(userId)) : undefined);
  return (
    <span className="parley-placement-lines">
      <TimeAgo at={at} />
      {name !== undefined && <span className="parley-caption">{words.by(name)}</span>}
    </span>
  );
}
