export { AppLogo, type AppLogoProps } from './AppLogo.js';
export { AppThemeProvider, type AppThemeProviderProps } from './AppThemeProvider.js';
export {
  type HostColors,
  type PaletteSource,
  type PaletteTheme,
  paletteTheme,
  type SchemePair,
} from './model/paletteTheme.js';
export type { ColorScheme, ContrastAdjustment, PaletteRoot } from './model/readable.js';
export { safeLogoUrl } from './model/safeLogoUrl.js';
export { type AppThemeOptions, type AppThemeStyle, useAppThemeStyle } from './model/useAppThemeStyle.js';
