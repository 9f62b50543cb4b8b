export { AppLogo, type AppLogoProps } from './AppLogo.js';
export { AppThemeProvider, type AppThemeProviderProps } from './AppThemeProvider.js';
export { type HostColors, type PaletteSource, paletteTheme } from './model/paletteTheme.js';
export type { ContrastAdjustment } from './model/readable.js';
export { safeLogoUrl } from './model/safeLogoUrl.js';
export { useAppThemeStyle } from './model/useAppThemeStyle.js';
