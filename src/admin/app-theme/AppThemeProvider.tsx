'use client';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../ui/useMergedRef.js';
import type { HostColors } from './model/paletteTheme.js';
import { type AppThemeOptions, useAppThemeStyle } from './model/useAppThemeStyle.js';

export interface AppThemeProviderProps extends Omit<AppThemeOptions, 'host'>, Omit<ComponentProps<'div'>, keyof AppThemeOptions> {}

/**
 * Applies the account's colours to everything inside, at the lowest priority: colours that the host sets, around it or
 * inside it, take precedence. Falls back to the default look while the theme loads or if it cannot be read. Renders a
 * `<div>` without a box.
 */
export function AppThemeProvider({ isEmbedded, onContrastAdjusted, onError, className, style, ref, ...props }: AppThemeProviderProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const [host, setHost] = useState<HostColors>(hostOfNothing);
  const appTheme = useAppThemeStyle({ host, isEmbedded, onContrastAdjusted, onError });

  // The host's styles may arrive at any time, so they are reread with each theme.
  useLayoutEffect(() => {
    const next = hostColorsAround(root.current);
    setHost((current) => (current.surface === next.surface && current.text === next.text ? current : next));
  });

  return (
    <div
      ref={mergedRef}
      data-slot="app-theme"
      data-state={appTheme.status}
      className={className === undefined || className === '' ? 'parley-app-theme' : `parley-app-theme ${className}`}
      style={{ ...appTheme.style, ...style }}
      {...props}
    />
  );
}

function hostColorsAround(element: Element | null): HostColors {
  if (element === null) return hostOfNothing;
  const styles = getComputedStyle(element);
  const read = (name: string) => styles.getPropertyValue(name).trim() || undefined;
  return { surface: read('--parley-surface'), text: read('--parley-text') };
}

const hostOfNothing: HostColors = {};
