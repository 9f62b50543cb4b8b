'use client';
import { type CSSProperties, useEffect, useMemo } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useThemeOfAccount } from '../../../data/resources/app-theme.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type HostColors, type PaletteTheme, paletteTheme } from './paletteTheme.js';
import type { ContrastAdjustment } from './readable.js';
import { safeLogoUrl } from './safeLogoUrl.js';

/** The options of `useAppThemeStyle`. */
export interface AppThemeOptions extends WidgetErrorEvents<'app-theme'> {
  /** Colours that the host sets on an ancestor element. */
  readonly host?: HostColors | undefined;
  /** True if the page is embedded in another product. If false, only a theme for all pages is used. Default `true`. */
  readonly isEmbedded?: boolean | undefined;
  /** Called once for each theme with the palette colours that were lightened or darkened for contrast. */
  readonly onContrastAdjusted?: ((adjustments: readonly ContrastAdjustment[]) => void) | undefined;
}

/** The account's theme as a style. Renders nothing. */
export interface AppThemeStyle {
  /** `off` if the account has no theme, or none for this page. */
  readonly status: 'loading' | 'ready' | 'off' | 'error';
  /** The palette as CSS variables, without those the host overrides; empty until the theme is loaded. Memoized. */
  readonly style: CSSProperties;
  /** The colours and their adjustments; `undefined` until a theme is loaded. */
  readonly theme: PaletteTheme;
  /** The logo's address, safe to load; `undefined` if there is none or it is unsafe. */
  readonly logoUrl: string | undefined;
  /** The reason why the theme could not be read. */
  readonly error: ServiceError | null;
  /** TanStack's result of the query the theme came from; its data is `null` if the account has no theme. */
  readonly query: ReturnType<typeof useThemeOfAccount>;
}

/** Reads the account's palette and logo, and checks the colours for contrast. A failed refresh keeps the current theme. */
export function useAppThemeStyle({ host, isEmbedded = true, ...events }: AppThemeOptions = {}): AppThemeStyle {
  const { baseUrl } = useServiceClient();
  const query = useThemeOfAccount();
  const { data, error } = query;
  const isMeant = data != null && (isEmbedded || data.applyThemeGlobally);
  const { surface, text } = host ?? {};
  const theme = useMemo(() => (isMeant ? paletteTheme(data, { surface, text }) : noTheme), [isMeant, data, surface, text]);
  const style = useMemo(() => styleOf(theme), [theme]);

  const latest = useLatest(events.onContrastAdjusted);
  useEffect(() => {
    if (theme.adjustments.length > 0) latest.current?.(theme.adjustments);
  }, [theme, latest]);
  useReadErrorEvent(error, { widget: 'app-theme', operation: error?.operation ?? 'getAppTheme' }, events);

  return {
    status: data !== undefined ? (isMeant ? 'ready' : 'off') : error !== null ? 'error' : 'loading',
    style,
    theme,
    logoUrl: isMeant ? safeLogoUrl(data.logoUrl || data.light?.logoUrl, baseUrl) : undefined,
    error,
    query,
  };
}

/** Sets each base colour for both schemes at once: the nearest `[data-theme]` decides which one applies. */
function styleOf({ colors }: PaletteTheme): CSSProperties {
  const roots = Object.entries(colors).map(([root, { light, dark }]) => [`--parley-palette-${root}`, `light-dark(${light}, ${dark})`]);
  // React's type does not include CSS variables.
  return Object.fromEntries(roots) as CSSProperties;
}

const noTheme: PaletteTheme = { colors: {}, adjustments: [], refused: [] };
