import type { BuildLabels } from './BuildLabels.js';

export const spanishBuilds: BuildLabels = {
  status: 'Estado',
  statuses: { queued: 'En cola', building: 'Compilando', ready: 'Lista', failed: 'Con errores', not_built: 'Sin compilar' },
  mode: 'Entorno',
  modes: { production: 'Producción', staging: 'Pruebas', development: 'Desarrollo' },
  deployment: 'Despliegue',
  deploymentStatuses: { pending: 'Pendiente', deployed: 'Desplegado', not_deployed: 'Sin desplegar' },
  job: 'Número de compilación',
  commit: 'Último commit',
  updated: 'Actualizado',
  error: 'La compilación falló:',
  refresh: 'Actualizar',
};
