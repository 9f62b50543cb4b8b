import type { CommandPaletteLabels } from './CommandPaletteLabels.js';

export const germanCommandPalette: CommandPaletteLabels = {
  title: 'Befehlspalette',
  placeholder: 'Suchen oder Befehl ausführen',
  recent: 'Zuletzt verwendet',
  results: (count, formatted) => (count === 1 ? '1 Ergebnis' : `${formatted} Ergebnisse`),
  failed: (source) => `${source}: Suche fehlgeschlagen.`,
};
