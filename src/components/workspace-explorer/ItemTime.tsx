'use client';
import { useFormats } from '../../hooks/useFormats.js';

/** How long ago something was, with the exact time on hover. */
export function ItemTime({ at }: { at: string }) {
  const { relativeTime, dateTime } = useFormats();
  const timeMs = Date.parse(at);
  if (Number.isNaN(timeMs)) return <span>{at}</span>;
  return (
    <time dateTime={at} title={dateTime(at)} className="parley-workspace-time">
      {relativeTime(timeMs)}
    </time>
  );
}
