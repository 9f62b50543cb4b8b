'use client';

import { type ReactNode, useMemo } from 'react';
import { useOverlays } from '../overlay-loader/useOverlays.js';
import { SharedTooltip } from './Tooltip.js';

/** One tooltip for all the buttons inside, in the browser's top layer. From button to button it moves without delay. */
export function Tooltips({ children }: { children?: ReactNode }) {
  const overlays = useOverlays(true);
  const shared = useMemo(() => overlays?.createTooltips(), [overlays]);
  return (
    <>
      <SharedTooltip value={shared?.Trigger}>{children}</SharedTooltip>
      {shared && <shared.Bubble />}
    </>
  );
}
