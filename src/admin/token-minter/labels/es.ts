import type { TokenMinterLabels } from './TokenMinterLabels.js';

export const spanishTokenMinter: TokenMinterLabels = {
  kinds: 'Tipo de token',
  names: { deployment: 'Token de despliegue', environment: 'Token de entorno', usage: 'Token de análisis de uso' },
  purposes: {
    deployment: 'Para las API de este despliegue, en tu nombre. No se puede revocar y funciona hasta que caduca.',
    environment: 'Para las API de un entorno, con el contexto de seguridad que elijas.',
    usage: 'Para leer el uso de esta cuenta. Caduca al cabo de una hora.',
  },
  lifetime: 'Caduca después de',
  limits: { deployment: 'De un minuto a 24 horas.', environment: 'Una hora como máximo.' },
  units: {
    minutes: (count, formatted) => (count === 1 ? '1 minuto' : `${formatted} minutos`),
    hours: (count, formatted) => (count === 1 ? '1 hora' : `${formatted} horas`),
  },
  fields: {
    environment: 'Entorno',
    securityContext: 'Contexto de seguridad (JSON)',
    scopes: 'Permitir también',
    isForSync: 'Solo para sincronizar metadatos',
  },
  hints: {
    securityContext: 'Lo leen las políticas por fila. Déjalo vacío si no hace falta.',
    isForSync: 'Para herramientas que importan el modelo de datos. El token no puede consultar datos.',
  },
  scopes: { meta: 'Leer metadatos', 'sql-runner': 'Ejecutar SQL' },
  types: { production: 'Producción', staging: 'Preproducción', development: 'Desarrollo' },
  problems: { securityContext: 'Escribe un objeto JSON, por ejemplo {"region": "EMEA"}.' },
  apiUrl: 'Dirección',
  usageOff: 'El análisis de uso está desactivado en esta cuenta.',
  mint: { action: 'Crear token', failed: 'No se pudo crear el token' },
};
