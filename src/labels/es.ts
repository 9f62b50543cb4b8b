import { spanishChat } from '../chat/labels/es.js';
import type { Labels } from './Labels.js';

export const spanish: Labels = {
  locale: 'es',
  direction: 'ltr',
  common: {
    retry: 'Reintentar',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudo copiar',
    copyRequestId: 'Copiar ID de la solicitud',
    close: 'Cerrar',
    cancel: 'Cancelar',
    loading: 'Cargando…',
    showMore: 'Mostrar más',
    shownOf: (shown, total) => `${shown} de ${total}`,
    showLess: 'Mostrar menos',
    rowsNotPrinted: (count, formatted) => `${formatted} ${count === 1 ? 'fila' : 'filas'} más sin imprimir`,
    columnsNotPrinted: (count, formatted) => `${formatted} ${count === 1 ? 'columna' : 'columnas'} más sin imprimir`,
    requestId: (id) => `Solicitud ${id}`,
  },
  ...spanishChat,
  errors: {
    authentication: { title: 'Tu sesión ha caducado.', advice: 'Inicia sesión de nuevo y reinténtalo.' },
    permission: { title: 'No tienes permiso para hacer esto.', advice: 'Pide acceso a un administrador.' },
    'not-found': { title: 'No se encontró.', advice: 'Puede que se haya eliminado.' },
    conflict: { title: 'Esto ha cambiado desde que lo abriste.', advice: 'Vuelve a cargar e inténtalo de nuevo.' },
    'thread-busy': { title: 'Ya hay otra respuesta en curso en esta conversación.', advice: 'Síguela o detenla.' },
    validation: { title: 'La solicitud no es válida.', advice: 'Corrígela e inténtalo de nuevo.' },
    unprocessable: { title: 'El servicio no pudo procesar la solicitud.', advice: 'Modifícala e inténtalo de nuevo.' },
    'rate-limited': { title: 'Demasiadas solicitudes.', advice: 'Espera un momento y reinténtalo.' },
    server: { title: 'Se produjo un error en el servidor.', advice: 'Inténtalo de nuevo en un momento.' },
    network: { title: 'No se pudo contactar con el servicio.', advice: 'Comprueba tu conexión y reinténtalo.' },
    interrupted: { title: 'La conexión se interrumpió.', advice: 'Comprueba tu conexión y reinténtalo.' },
    'not-sent': { title: 'Tu pregunta no se envió.', advice: 'Reinténtalo para enviarla.' },
    protocol: { title: 'El servicio envió una respuesta inesperada.', advice: 'Reinténtalo o contacta con tu administrador.' },
    unsupported: { title: 'Esto no está disponible aquí.', advice: 'Contacta con tu administrador.' },
    aborted: { title: 'La solicitud se detuvo.', advice: 'Reinténtalo para empezar de nuevo.' },
  },
  errorReasons: {
    'not-configured': { title: 'Esto aún no está configurado.', advice: 'Contacta con tu administrador.' },
    'token-unavailable': { title: 'No se pudo iniciar tu sesión.', advice: 'Reinténtalo o vuelve a cargar la página.' },
    'token-malformed': {
      title: 'No se pudo iniciar tu sesión.',
      advice: 'Esta página no tiene un token válido para ti. Contacta con tu administrador.',
    },
    'token-without-subject': {
      title: 'No se te pudo identificar.',
      advice: 'Tu token no indica ningún usuario. Contacta con tu administrador.',
    },
    'token-without-scope': { title: 'No tienes acceso a este chat.', advice: 'Tu token no lo incluye. Contacta con tu administrador.' },
    'chat-token': { title: 'Esto no está disponible con un token de chat.', advice: 'Contacta con tu administrador.' },
    'credentials-refused': { title: 'Se rechazó tu inicio de sesión.', advice: 'Vuelve a iniciar sesión o contacta con tu administrador.' },
    'endpoint-missing': {
      title: 'No se encontró el servicio.',
      advice: 'Puede que su dirección sea incorrecta. Contacta con tu administrador.',
    },
    'web-page': {
      title: 'El servicio devolvió una página web en lugar de una respuesta.',
      advice: 'Puede que tengas que iniciar sesión de nuevo. Recarga la página o contacta con tu administrador.',
    },
    'thread-forbidden': { title: 'No puedes abrir esta conversación.', advice: 'Pertenece a otra persona. Empieza un chat nuevo.' },
    'thread-gone': {
      title: 'Esta conversación ya no existe.',
      advice: 'Las conversaciones se eliminan cuando vence su período de conservación. Empieza un chat nuevo.',
    },
    'user-limit': {
      title: 'Esta cuenta ha alcanzado su límite de usuarios.',
      advice: 'Pide a un administrador que amplíe el límite.',
    },
  },
};
