'use client';
import { useState } from 'react';
import type { LogLine } from './LogLine.js';

/** Whether the newest lines stay in view, and how many came since they do not. */
export interface LogFollow {
  readonly isFollowing: boolean;
  readonly newCount: number;
  setFollowing(isFollowing: boolean): void;
}

export function useLogFollow(
  lines: readonly LogLine[],
  { isFollowing, onChange }: { readonly isFollowing: boolean; readonly onChange: (isFollowing: boolean) => void },
): LogFollow {
  const last = lines.at(-1)?.number ?? -1;
  const [pausedAt, setPausedAt] = useState(last);
  return {
    isFollowing,
    newCount: isFollowing ? 0 : Math.max(0, last - pausedAt),
    setFollowing(next) {
      if (next === isFollowing) return;
      setPausedAt(last);
      onChange(next);
    },
  };
}
