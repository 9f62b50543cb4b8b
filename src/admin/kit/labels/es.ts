import type { CommonAdminLabels } from './CommonAdminLabels.js';

export const spanishCommon: CommonAdminLabels = {
  search: 'Buscar',
  clearSearch: 'Borrar la búsqueda',
  clearFilters: 'Borrar búsqueda y filtros',
  nothingFound: 'Sin resultados',
  nothingFoundAdvice: 'Nada coincide con tu búsqueda y tus filtros.',
  loadMore: 'Cargar más',
  loadMoreFailed: 'No se pudo cargar más. Lo que ya se cargó se sigue mostrando.',
  refresh: 'Actualizar',
  refreshFailed: 'No se pudo actualizar. Se muestran los últimos datos cargados.',
  shown: (_count, formatted, hasMore) => (hasMore ? `Se muestran los primeros ${formatted}` : `${formatted} en total`),
  selected: (count, formatted) => (count === 1 ? `${formatted} seleccionado` : `${formatted} seleccionados`),
  sort: 'Ordenar',
  selectAllLoaded: 'Seleccionar todo lo cargado',
  clearSelection: 'Quitar la selección',
  selectRow: (name) => `Seleccionar ${name}`,
  rowActions: (name) => `Acciones para ${name}`,
  expandRow: (name) => `Desplegar ${name}`,
  collapseRow: (name) => `Plegar ${name}`,
  sessionEnded: 'Tu sesión ha caducado',
  sessionEndedAdvice: 'Inicia sesión de nuevo para continuar. No se pierde nada de lo que escribiste.',
  denied: 'No tienes acceso',
  deniedAdvice: 'Pide acceso a un administrador.',
  offline: 'No tienes conexión',
  offlineAdvice: 'Se muestran los últimos datos cargados. Se actualizarán cuando recuperes la conexión.',
  offlineWaiting: 'Se cargará cuando recuperes la conexión.',
  save: 'Guardar',
  remove: 'Eliminar',
  edit: 'Editar',
  done: 'Listo',
  back: 'Atrás',
  undo: 'Deshacer',
  dismiss: 'Cerrar',
  notifications: 'Notificaciones',
  typeCount: (formatted) => `Escribe ${formatted} para confirmar`,
  andMore: (_count, formatted) => `y ${formatted} más`,
  needsPermission: 'Te faltan permisos para algunas acciones. Pídelos al propietario o a un administrador.',
  waitsForRun: 'Disponible de nuevo cuando termine la acción en curso.',
  removeToken: (token) => `Quitar ${token}`,
  charactersLeft: (count, formatted) =>
    count === -1
      ? 'Sobra 1 carácter'
      : count < 0
        ? `Sobran ${formatted} caracteres`
        : count === 1
          ? 'Queda 1 carácter'
          : `Quedan ${formatted} caracteres`,
  bulk: {
    progress: (done, total) => `${done} de ${total}`,
    succeeded: (_count, formatted) => `${formatted} con éxito`,
    failed: (_count, formatted) => `${formatted} con error`,
    unknown: (_count, formatted) => `${formatted} sin confirmar`,
    unknownAdvice: 'El servicio no confirmó qué pasó con estos elementos. Actualiza la lista antes de volver a intentarlo.',
    retryFailed: 'Reintentar los fallidos',
    notSent: (_count, formatted) => `${formatted} sin enviar`,
    sendRest: 'Enviar el resto',
  },
};
