import type { ReportLabels } from './ReportLabels.js';

export const spanishReports: ReportLabels = {
  caption: 'Informes',
  search: 'Buscar informes',
  columns: { name: 'Nombre', owner: 'Propietario', path: 'Carpeta', updated: 'Modificado', created: 'Creado' },
  filters: {
    folder: 'Carpeta',
    anyFolder: 'Todas las carpetas',
    document: 'Documento',
    anyDocument: 'Cualquier documento',
    otherDocument: 'Otro documento…',
  },
  document: {
    title: 'Informes de un documento',
    description: 'Muestra los informes cuyas filas están en esta hoja de cálculo.',
    field: 'Documento',
    hint: 'Su identificador o su dirección en el navegador',
    submit: 'Mostrar informes',
  },
  order: 'Orden',
  orders: { created: 'Más recientes', updated: 'Últimos cambios', name: 'Por nombre', lastViewed: 'Últimas visitas' },
  cutOff: (formatted) => `Se muestran los primeros ${formatted}. Para ver más, busque o elija otro orden.`,
  noFolder: 'Sin carpeta',
  inWorkbook: (workbook) => `En ${workbook}`,
  inSomeWorkbook: 'En un libro',
  ownerGone: 'El propietario ya no existe',
  open: 'Abrir',
  rename: {
    act: 'Cambiar nombre',
    title: (report) => `Cambiar el nombre de «${report}»`,
    field: 'Nombre',
    missing: 'Un informe necesita un nombre.',
    done: (report) => `El informe se llama ahora «${report}»`,
    failed: 'No se cambió el nombre del informe',
  },
  empty: 'Todavía no hay informes',
  emptyAdvice: 'Guarde una consulta como informe y la encontrará aquí.',
};
