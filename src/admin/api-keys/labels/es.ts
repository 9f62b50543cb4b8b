import type { ApiKeyLabels } from './ApiKeyLabels.js';

export const spanishApiKeys: ApiKeyLabels = {
  caption: 'Claves de API',
  search: 'Buscar claves de API',
  columns: { name: 'Nombre', scope: 'Despliegues', lastUsed: 'Último uso', expires: 'Caduca', created: 'Creada', suffix: 'Clave' },
  endpoints: 'Puntos de acceso',
  scopes: { all: 'Todos los despliegues', some: 'Despliegues seleccionados' },
  neverUsed: 'Nunca usada',
  expiry: { never: 'No caduca', soon: 'Caduca pronto', expired: 'Caducada' },
  lifetime: { days: (count, formatted) => (count === 1 ? '1 día' : `${formatted} días`), never: 'Sin caducidad' },
  fields: { name: 'Nombre', scope: 'Acceso', deploymentIds: 'Despliegues', days: 'Caduca después de' },
  hints: {
    name: 'Para qué es la clave, por ejemplo «Sincronización nocturna».',
    all: 'Incluye también los despliegues que se creen después.',
    never: 'La clave funciona hasta que se revoque.',
  },
  problems: {
    name: 'Escribe un nombre.',
    nameTooLong: 'Usa 255 caracteres como máximo.',
    deploymentIds: 'Selecciona al menos un despliegue.',
  },
  create: {
    action: 'Crear clave de API',
    submit: 'Crear clave de API',
    done: (name) => `Se creó ${name}`,
    failed: 'No se pudo crear la clave',
    secret: 'Clave de API',
  },
  revoke: {
    action: 'Revocar',
    title: (name) => `¿Revocar ${name}?`,
    effect: 'Todo lo que usa esta clave dejará de funcionar de inmediato. No se puede deshacer.',
    done: (name) => `Se revocó ${name}`,
    failed: 'No se pudo revocar la clave',
  },
  empty: 'Sin claves de API',
  emptyAdvice: 'Con una clave, tus servidores llaman al servicio en tu nombre. No la uses nunca en un navegador.',
};
