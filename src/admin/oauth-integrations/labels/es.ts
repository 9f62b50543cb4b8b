import type { OAuthIntegrationLabels } from './OAuthIntegrationLabels.js';

export const spanishOAuthIntegrations: OAuthIntegrationLabels = {
  caption: 'Integraciones OAuth',
  search: 'Buscar integraciones',
  columns: { name: 'Nombre', type: 'Tipo', clientId: 'ID de cliente', scopes: 'Permisos', updated: 'Actualizada' },
  fields: {
    name: 'Nombre',
    type: 'Tipo',
    authUrl: 'URL de autorización',
    tokenUrl: 'URL de tokens',
    redirectUri: 'URL de redirección',
    clientId: 'ID de cliente',
    clientSecret: 'Secreto de cliente',
    scopes: 'Permisos (scopes)',
    config: 'Ajustes del proveedor (JSON)',
  },
  hints: {
    name: 'Los usuarios lo ven al conectarse.',
    type: 'El tipo de proveedor, por ejemplo warehouse o custom.',
    authUrl: 'Donde los usuarios conceden el acceso.',
    tokenUrl: 'Donde el servicio obtiene los tokens.',
    redirectUri: 'Adonde el proveedor envía después a los usuarios. Registra la misma URL en el proveedor.',
    clientSecret: 'No volverá a mostrarse después de guardarlo.',
    clientSecretKept: 'Déjalo vacío para conservar el secreto actual.',
    scopes: 'Pulsa Intro o Espacio después de cada permiso.',
    config: 'Ajustes que dependen del proveedor, como objeto JSON.',
  },
  problems: {
    name: 'Escribe un nombre.',
    type: 'Escribe un tipo.',
    url: 'Escribe una URL completa que empiece por https://.',
    clientId: 'Escribe el ID de cliente.',
    clientSecret: 'Escribe el secreto de cliente.',
    config: 'Escribe un objeto JSON, por ejemplo {"role": "ANALYST"}.',
  },
  create: {
    action: 'Añadir integración',
    submit: 'Añadir integración',
    done: (name) => `Se añadió ${name}`,
    failed: 'No se pudo añadir la integración',
  },
  update: { action: 'Editar', done: (name) => `Se guardó ${name}`, failed: 'No se pudieron guardar los cambios' },
  delete: {
    action: 'Eliminar',
    title: (name) => `¿Eliminar ${name}?`,
    effect:
      'También se eliminan las conexiones de todos los usuarios, que tendrán que conectarse a una integración nueva. No se puede deshacer.',
    done: (name) => `Se eliminó ${name}`,
    failed: 'No se pudo eliminar la integración',
  },
  empty: 'Sin integraciones',
  emptyAdvice: 'Añade una para que los usuarios puedan conectar sus cuentas de otros servicios.',
};
