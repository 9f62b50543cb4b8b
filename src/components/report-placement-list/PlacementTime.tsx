'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';

export interface PlacementTimeProps {
  /** An ISO time. */
  at: string | null | undefined;
  userId: number | null | undefined;
  writer: ResourceOwner | undefined;
  /** Said where there is no time. */
  otherwise?: string | undefined;
}

/** When cells were written and by whom: how long ago it is, and the exact time on hover. Renders a `<span>`. */
export function PlacementTime({ at, userId, writer, otherwise = '' }: PlacementTimeProps) {
  const { placements: words } = useAdminLabels();
  const { dateTime, relativeTime } = useFormats();
  const timeMs = at ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(timeMs)) return <span className="parley-placement-note">{at || otherwise}</span>;
  const person = writer === undefined ? undefined : writer.firstName || writer.email;
  const name = person ?? (typeof userId === 'number' ? words.somebody(String(userId)) : undefined);
  return (
    <span className="parley-placement-lines">
      <time dateTime={at ?? undefined} title={dateTime(at ?? '')}>
        {relativeTime(timeMs)}
      </time>
      {name !== undefined && <span className="parley-placement-note">{words.by(name)}</span>}
    </span>
  );
}
