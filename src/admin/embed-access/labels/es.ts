import type { EmbedAccessLabels } from './EmbedAccessLabels.js';

export const spanishEmbedAccess: EmbedAccessLabels = {
  caption: 'Quién ve el panel en páginas incrustadas',
  search: 'Buscar inquilinos',
  columns: { who: 'Compartido con', why: 'Visible por' },
  everyone: 'Todos los usuarios de incrustación',
  sources: { tenant: 'Compartido con el inquilino', allEmbedUsers: 'Compartido con todos los usuarios de incrustación' },
  folderNote:
    'Puede que algunos inquilinos lo vean por una carpeta compartida, que no aparece aquí. Los libros de un inquilino lo muestran.',
  embedding: {
    label: 'Incrustación firmada',
    hint: 'Las páginas con una sesión firmada muestran este panel a los usuarios con quienes se comparte.',
    unpublished: 'Publica primero el panel.',
    on: 'La incrustación está activada',
    off: 'La incrustación está desactivada',
    failed: 'No se pudo cambiar la incrustación',
  },
  share: {
    action: 'Compartir',
    submit: 'Compartir',
    target: 'Compartir con',
    choose: 'Elige un inquilino',
    done: (name) => `Se compartió con ${name}`,
    failed: 'No se pudo compartir el panel',
  },
  withdraw: {
    action: 'Dejar de compartir',
    title: (name) => `¿Dejar de compartir el panel con ${name}?`,
    effect: 'Quienes lo ven por otro motivo lo conservan: una carpeta compartida o el acceso de todos los usuarios de incrustación.',
    done: (name) => `Se dejó de compartir con ${name}`,
    failed: 'No se pudo dejar de compartir el panel',
  },
  empty: 'Sin compartir',
  emptyAdvice: 'Comparte el panel con un inquilino o con todos los usuarios de incrustación.',
};
