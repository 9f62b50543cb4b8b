'use client';
import { useCallback, useState } from 'react';
import { useControllable } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { indexOfLine, type LogLine } from './LogLine.js';

/** The options of `useLogFollow`. */
export interface LogFollowOptions {
  /** True if the newest lines stay in view. */
  readonly following?: boolean | undefined;
  /** Default true. */
  readonly defaultFollowing?: boolean | undefined;
  /** Called when following pauses or resumes. */
  readonly onFollowingChange?: ((isFollowing: boolean) => void) | undefined;
}

/** Keeps the newest lines in view, or counts new lines while paused. */
export interface LogFollow {
  /** True if the newest lines stay in view. */
  readonly isFollowing: boolean;
  /** The number of new lines since following was paused. */
  readonly newCount: number;
  /** Pauses or resumes following. Each pause counts new lines from 0. */
  setFollowing(isFollowing: boolean): void;
}

/** `lines` are those shown; `last` is the number of the last line read, shown or not. */
export function useLogFollow(
  lines: readonly LogLine[],
  last: number,
  { following, defaultFollowing = true, onFollowingChange }: LogFollowOptions,
): LogFollow {
  const [isFollowing, change] = useControllable(following, defaultFollowing, onFollowingChange);
  const [pausedAt, setPausedAt] = useState(last);
  const latest = useLatest({ isFollowing, last });
  const setFollowing = useCallback(
    (next: boolean) => {
      if (next === latest.current.isFollowing) return;
      setPausedAt(latest.current.last);
      change(next);
    },
    [latest, change],
  );
  return { isFollowing, newCount: isFollowing ? 0 : lines.length - indexOfLine(lines, pausedAt + 1), setFollowing };
}
