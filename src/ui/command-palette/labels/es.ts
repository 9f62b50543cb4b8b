import type { CommandPaletteLabels } from './CommandPaletteLabels.js';

export const spanishCommandPalette: CommandPaletteLabels = {
  title: 'Paleta de comandos',
  placeholder: 'Buscar o ejecutar un comando',
  recent: 'Recientes',
  results: (count, formatted) => (count === 1 ? '1 resultado' : `${formatted} resultados`),
  failed: (source) => `${source}: no se pudo buscar.`,
};
