import type { AppConfigResponse, AppTheme, AppThemeScheme } from '@parley/react/client';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path fill="#0f766e" d="M4 4h10a8 8 0 0 1 0 16H8v-6H4zm4 4v2h6a2 2 0 0 0 0-2z"/><text x="28" y="17" font-family="sans-serif" font-size="14" fill="#0f766e">Halloway</text></svg>';

const logoUrl = `data:image/svg+xml,${encodeURIComponent(logo)}`;

const appTheme: AppTheme = {
  palette: {
    base: { hue: 190, saturation: 12 },
    accent: { color: '#0f766e', hue: 175, saturation: 77 },
    contrastLevel: 50,
    pastel: false,
    surfaceMode: 'tinted',
    themes: {
      danger: { hue: 4, saturation: 74 },
      warning: { hue: 38, saturation: 92 },
      success: { hue: 142, saturation: 60 },
      note: { hue: 210, saturation: 70 },
      code: { saturation: 40 },
    },
  },
  logoUrl,
  light: scheme('#0f766e', '#fbfdfd', '#10201f'),
  dark: scheme('#2dd4bf', '#0b1716', '#e6f2f1'),
  typography: null,
};

const appConfig: AppConfigResponse = {
  applyThemeGlobally: true,
  restrictDataDownload: false,
  sheetsAgentChatEnabled: true,
  dashboardAppsEnabled: true,
  appTheme,
  creatorMode: {
    workspaceTitle: 'Halloway data',
    localizedTitles: [
      { locale: 'de', value: 'Halloway-Daten' },
      { locale: 'ja', value: 'ハロウェイのデータ' },
      { locale: 'ar', value: 'بيانات هالواي' },
    ],
    showWorkspaceTitle: true,
    showGeneratedSql: true,
    showSemanticSql: true,
  },
  embedding: {
    allowAi: true,
    enableDashboardComments: true,
    locale: null,
    timezone: null,
    showAiWidgets: true,
    showDashboardChat: true,
    showWorkbookChat: true,
  },
  sheetsUi: { showAppliedFilters: true },
  timezoneSettings: { enabled: true, allowUserOverride: true, timezone: 'UTC' },
};

/** What an account shows to everyone. */
export interface AccountLook {
  readonly config: AppConfigResponse;
  readonly theme: AppTheme;
}

export const demoLook: AccountLook = { config: appConfig, theme: appTheme };

/** Without the name and the logo of a company. */
const plainLogo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#0f766e"/></svg>';
const plainTheme: AppTheme = withLogo(`data:image/svg+xml,${encodeURIComponent(plainLogo)}`);
export const plainLook: AccountLook = {
  theme: plainTheme,
  config: {
    ...appConfig,
    appTheme: plainTheme,
    creatorMode: { ...appConfig.creatorMode, workspaceTitle: 'Your data', localizedTitles: [] },
  },
};

function withLogo(url: string): AppTheme {
  return { ...appTheme, logoUrl: url, light: { ...appTheme.light, logoUrl: url }, dark: { ...appTheme.dark, logoUrl: url } };
}

function scheme(accentColor: string, backgroundColor: string, foregroundColor: string): AppThemeScheme {
  return { accentColor, backgroundColor, foregroundColor, contrast: 50, logoUrl };
}
