'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useMemo } from 'react';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { AppConfigResponse, AppThemeResponse } from '../../../client/resources/app-theme.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useAppConfig, useAppTheme } from '../../../data/resources/app-theme.js';
import { useLatest } from '../../../react/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type HostColors, type PaletteTheme, paletteTheme } from './paletteTheme.js';
import type { ContrastAdjustment } from './readable.js';
import { safeLogoUrl } from './safeLogoUrl.js';

export interface AppThemeOptions extends WidgetErrorEvents<'app-theme'> {
  /** What the host sets itself, on an element around. */
  readonly host?: HostColors | undefined;
  /** True if the page is embedded in another product. If false, only a theme for all pages is used. Default `true`. */
  readonly isEmbedded?: boolean | undefined;
  /** Hears which colours of the palette could not be read and were made lighter or darker; once for each theme. */
  readonly onContrastAdjusted?: ((adjustments: readonly ContrastAdjustment[]) => void) | undefined;
}

/** The theme of the account as a style. Renders nothing. */
export interface AppThemeStyle {
  /** `off` where the account has no theme, or none for this page. */
  readonly status: 'loading' | 'ready' | 'off' | 'error';
  /** The roots of the palette, below those of the host; empty until it is there. Memoized. */
  readonly style: CSSProperties;
  readonly theme: PaletteTheme;
  /** Safe to load; `undefined` where the account has none, or one that is not. */
  readonly logoUrl: string | undefined;
  readonly error: ServiceError | null;
  /** TanStack's result of the read that gave the theme; its data is `null` where the account has none. */
  readonly query: UseQueryResult<AppThemeResponse | null, ServiceError>;
}

/**
 * The palette and logo of the account, checked for contrast. Services without `getAppTheme` tell the theme through
 * `getAppConfig`. A failure keeps the theme that is there.
 */
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

function useThemeOfAccount(): UseQueryResult<AppThemeResponse | null, ServiceError> {
  // What the service does not have is not asked for again.
  const own = useAppTheme<AppThemeResponse | null>({ staleTime: freshMs, enabled: ({ state }) => state.error?.kind !== 'not-found' });
  const isMissing = own.error?.kind === 'not-found';
  const config = useAppConfig({ staleTime: freshMs, enabled: isMissing, select: themeOfConfig });
  return isMissing ? config : own;
}

function themeOfConfig({ appTheme, applyThemeGlobally }: AppConfigResponse): AppThemeResponse | null {
  return appTheme == null ? null : { ...appTheme, applyThemeGlobally };
}

/** Each root for both schemes at once: the nearest `[data-theme]` decides where it is used. */
function styleOf({ colors }: PaletteTheme): CSSProperties {
  const roots = Object.entries(colors).map(([root, { light, dark }]) => [`--parley-palette-${root}`, `light-dark(${light}, ${dark})`]);
  // React's own type knows no variables.
  return Object.fromEntries(roots) as CSSProperties;
}

const noTheme: PaletteTheme = { colors: {}, adjustments: [], refused: [] };
/** An account changes its colours seldom. */
const freshMs = 300_000;
