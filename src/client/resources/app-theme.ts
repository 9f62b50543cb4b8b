import type { Open } from '../http/Open.js';
import { operation } from '../http/operation.js';
import type { NoParams } from '../http/ServiceClient.js';

/** Gets what the account set for its pages, its theme included. For embed sessions too (docs/contract/account.md#theme-and-app-configuration). */
export const getAppConfig = operation<NoParams, AppConfigResponse>('getAppConfig', 'GET', '/api/v1/app-config');

/** Gets the theme of the account alone: `palette` and `logoUrl`. For embed sessions too (docs/contract/account.md#theme-and-app-configuration). */
export const getAppTheme = operation<NoParams, AppThemeResponse>('getAppTheme', 'GET', '/api/v1/app-theme');

/** The settings of the account that pages need before they render. */
export interface AppConfigResponse {
  readonly applyThemeGlobally: boolean;
  /** True if pages should not offer data downloads. */
  readonly restrictDataDownload: boolean;
  readonly sheetsAgentChatEnabled: boolean;
  readonly dashboardAppsEnabled: boolean;
  readonly appTheme?: AppTheme | null;
  readonly creatorMode?: CreatorMode | null;
  readonly embedding?: EmbedSettings | null;
  readonly sheetsUi?: SheetsUiSettings | null;
  readonly timezoneSettings?: TimezoneSettings | null;
}

/** The account's colours, logo and fonts. */
export interface AppTheme {
  readonly palette: AppThemePalette;
  readonly logoUrl: string;
  /** @deprecated Read `palette` and `logoUrl`. */
  readonly light: AppThemeScheme;
  /** @deprecated Read `palette` and `logoUrl`. */
  readonly dark: AppThemeScheme;
  readonly typography?: AppThemeTypography | null;
}

/** The account's theme, and the pages it applies to. */
export interface AppThemeResponse extends AppTheme {
  /** True if the theme applies to all pages, false if only to embedded ones. */
  readonly applyThemeGlobally: boolean;
}

/** The colours that a theme is derived from. */
export interface AppThemePalette {
  readonly base?: AppThemePaletteSeed | null;
  readonly accent?: AppThemePaletteSeed | null;
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly contrastLevel?: number | null;
  readonly pastel?: boolean | null;
  readonly surfaceMode?: Open<'neutral' | 'tinted'> | null;
  readonly themes?: AppThemePaletteThemes | null;
}

/** The source of a colour's shades: the colour itself, or its hue and saturation. */
export interface AppThemePaletteSeed {
  readonly color?: string | null;
  /**
   * 0 to 360.
   * @minimum 0
   * @maximum 360
   */
  readonly hue?: number | null;
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly saturation?: number | null;
}

/** The colours with a meaning. */
export interface AppThemePaletteThemes {
  readonly danger?: AppThemePaletteSeed | null;
  readonly warning?: AppThemePaletteSeed | null;
  readonly success?: AppThemePaletteSeed | null;
  readonly note?: AppThemePaletteSeed | null;
  readonly code?: AppThemeCodePalette | null;
}

/** The colours of code. */
export interface AppThemeCodePalette {
  /**
   * 0 to 100.
   * @minimum 0
   * @maximum 100
   */
  readonly saturation?: number | null;
}

/** The colours and logo of one scheme. Older services have one for light and one for dark pages. */
export interface AppThemeScheme {
  readonly accentColor: string;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  readonly contrast: number;
  readonly logoUrl: string;
}

/** The fonts of a theme. */
export interface AppThemeTypography {
  readonly fonts: readonly ThemeFont[];
  readonly body: AppThemeFontRef;
  readonly heading: AppThemeFontRef;
}

/** A font of the list, with its weight. */
export interface AppThemeFontRef {
  /** The `id` of a font in `fonts`. */
  readonly fontRef: string;
  /** The weight, such as 400. */
  readonly fontWeight: number;
}

/** A font file that pages load. */
export interface ThemeFont {
  readonly id: string;
  readonly url: string;
  readonly format: string;
  readonly name?: string | null;
  readonly family?: string | null;
}

/** The workspace of embedded creators. */
export interface CreatorMode {
  readonly workspaceTitle?: string | null;
  /** At most 50. */
  readonly localizedTitles?: readonly LocalizedValue[] | null;
  readonly showWorkspaceTitle?: boolean | null;
  readonly showGeneratedSql?: boolean | null;
  readonly showSemanticSql?: boolean | null;
}

/** A text in one language. */
export interface LocalizedValue {
  /**
   * At most 35 characters.
   * @maxLength 35
   */
  readonly locale: string;
  /** At most 1000 characters. */
  readonly value: string;
}

/** The account's defaults for embedded pages. */
export interface EmbedSettings {
  readonly allowAi?: boolean | null;
  readonly enableDashboardComments?: boolean | null;
  readonly locale?: string | null;
  readonly timezone?: string | null;
  readonly showAiWidgets?: boolean | null;
  readonly showDashboardChat?: boolean | null;
  readonly showWorkbookChat?: boolean | null;
}

/** The settings of the spreadsheet add-ons. */
export interface SheetsUiSettings {
  readonly showAppliedFilters?: boolean | null;
}

/** The time zone of the account's pages. */
export interface TimezoneSettings {
  readonly enabled?: boolean | null;
  readonly allowUserOverride?: boolean | null;
  readonly timezone?: string | null;
}
