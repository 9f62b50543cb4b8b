import type { MySettingsLabels } from './MySettingsLabels.js';

export const spanishMySettings: MySettingsLabels = {
  groups: { general: 'Idioma y región', appearance: 'Apariencia', sheets: 'Complementos para hojas de cálculo' },
  fields: {
    locale: 'Idioma',
    timezone: 'Zona horaria',
    defaultDeploymentId: 'Despliegue predeterminado',
    theme: 'Tema',
    alternatingRowColors: 'Sombrear una de cada dos filas de las tablas',
    autoRunQueryOnChange: 'Repetir la consulta después de cada cambio',
    openExplorationFromSheet: 'Abrir exploraciones desde la hoja',
    revealSheetOnOpen: 'Mostrar la hoja al abrirla',
    showAppliedFilters: 'Mostrar los filtros aplicados junto a las filas',
    suppressDuplicateValues: 'Omitir los valores repetidos',
  },
  hints: {
    locale: 'El idioma de la interfaz, también en tus otros dispositivos.',
    timezone: 'Se usa en las consultas y en las horas.',
    defaultDeploymentId: 'El despliegue que se abre primero.',
  },
  standard: 'Predeterminado',
  themes: { system: 'Igual que el dispositivo', light: 'Claro', dark: 'Oscuro' },
  deviceTimeZone: (timeZone) => `Zona horaria de este dispositivo: ${timeZone}`,
  unknownDeployment: (id) => `Despliegue ${id}`,
  moreDeployments: 'Mostrar más despliegues',
  update: { done: 'Se guardó la configuración', failed: 'No se pudo guardar la configuración' },
};
