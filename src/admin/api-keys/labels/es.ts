import type { ApiKeyLabels } from './ApiKeyLabels.js';

export const spanishApiKeys: ApiKeyLabels = {
  caption: 'Claves de API',
  columns: { name: 'Nombre', scope: 'Despliegues', lastUsed: 'Último uso', expires: 'Caduca', created: 'Creada', suffix: 'Clave' },
  endpoints: 'Puntos de acceso',
  scopes: { all: 'Todos los despliegues', some: 'Despliegues seleccionados' },
  neverUsed: 'Nunca usada',
  expiry: { never: 'No caduca', soon: 'Caduca pronto', expired: 'Caducada' },
  lifetime: { days: (count, formatted) => (count === 1 ? '1 día' : `${formatted} días`), never: 'Sin caducidad' },
  fields: { name: 'Nombre', scope: 'Acceso', deploymentIds: 'Despliegues', days: 'Caduca después de' },
  hints: {
    name: 'Diga qué usa la clave, por ejemplo «Sincronización nocturna».',
    all: 'Incluye también los despliegues que se creen después.',
    never: 'La clave funciona hasta que alguien la revoque.',
  },
  problems: {
    name: 'Escriba un nombre.',
    nameTooLong: 'Use 255 caracteres como máximo.',
    deploymentIds: 'Seleccione al menos un despliegue.',
  },
  create: {
    action: 'Crear clave de API',
    submit: 'Crear',
    done: (name) => `${name} creada`,
    failed: 'No se pudo crear la clave',
    secret: 'Clave de API',
  },
  revoke: {
    action: 'Revocar',
    title: (name) => `¿Revocar ${name}?`,
    effect: 'Todo lo que usa esta clave será rechazado a partir de ahora. No se puede deshacer.',
    done: (name) => `${name} revocada`,
    failed: 'No se pudo revocar la clave',
  },
  empty: 'Sin claves de API',
  emptyAdvice: 'Con una clave, sus servidores llaman al servicio en su nombre. No la use nunca en un navegador.',
};
