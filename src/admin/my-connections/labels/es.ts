import type { MyConnectionLabels } from './MyConnectionLabels.js';

export const spanishMyConnections: MyConnectionLabels = {
  caption: 'Tus conexiones',
  search: 'Buscar conexiones',
  columns: { name: 'Servicio', state: 'Estado', expires: 'Caduca', connect: 'Conectar' },
  states: { connected: 'Conectado', pending: 'Pendiente de ti', expired: 'Caducado', none: 'No conectado', other: 'Desconocido' },
  unnamed: (id) => `Integración ${id}`,
  openPage: 'Abrir página de acceso',
  connect: {
    action: 'Conectar',
    again: 'Volver a conectar',
    done: (name) => `Continúa en la ventana de ${name}`,
    blocked: 'El navegador bloqueó la ventana. Usa el enlace de la fila.',
    failed: 'No se pudo iniciar la conexión',
  },
  disconnect: {
    action: 'Desconectar',
    title: (name) => `¿Desconectar ${name}?`,
    effect: 'Lo que depende de esta conexión dejará de funcionar hasta que vuelvas a conectarte.',
    done: (name) => `Se desconectó ${name}`,
    failed: 'No se pudo desconectar el servicio',
  },
  empty: 'No hay servicios que conectar',
  emptyAdvice: 'Un administrador puede añadir servicios a los que puedas conectarte.',
};
