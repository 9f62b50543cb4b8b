'use client';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useAnnounce } from '../announcer/Announcer.js';
import type { IconType } from '../icon/Icon.js';

/** What a copy button shows: its own label and icon, or for two seconds whether the text was copied. */
export interface CopyOutcome {
  /** The value of `data-state`. */
  readonly state: 'idle' | 'copied' | 'failed';
  readonly label: string;
  readonly icon: IconType;
  /** Shows and announces an outcome. */
  show(isCopied: boolean): void;
}

/** Returns what a copy button with this label and icon shows. Default: “Copy”, with the icon for copying. */
export function useCopyOutcome(idleLabel?: string, idleIcon: IconType = Copy): CopyOutcome {
  const { common } = useBaseLabels();
  const announce = useAnnounce();
  const [state, setState] = useState<CopyOutcome['state']>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), outcomeMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    label: { idle: idleLabel ?? common.copy, copied: common.copied, failed: common.copyFailed }[state],
    icon: { idle: idleIcon, copied: Check, failed: TriangleAlert }[state],
    show(isCopied) {
      setState(isCopied ? 'copied' : 'failed');
      announce(isCopied ? common.copied : common.copyFailed);
    },
  };
}

const outcomeMs = 2000;
