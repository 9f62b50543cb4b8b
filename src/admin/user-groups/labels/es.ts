import type { UserGroupLabels } from './UserGroupLabels.js';

export const spanishUserGroups: UserGroupLabels = {
  caption: 'Grupos de usuarios',
  search: 'Buscar grupos',
  columns: { name: 'Grupo', members: 'Miembros', description: 'Descripción' },
  fields: { name: 'Nombre' },
  problems: { name: 'Escribe un nombre.', nameTaken: 'Otro grupo ya tiene este nombre.' },
  notProvisioned: 'Los grupos los gestiona tu proveedor de identidad.',
  create: {
    action: 'Añadir grupo',
    submit: 'Añadir grupo',
    done: (name) => `Se añadió ${name}`,
    failed: 'No se pudo añadir el grupo',
  },
  rename: { action: 'Editar', done: (name) => `Se guardó ${name}`, failed: 'No se pudieron guardar los cambios' },
  delete: {
    action: 'Eliminar',
    title: (name) => `¿Eliminar ${name}?`,
    effect: 'Sus miembros siguen siendo usuarios, pero pierden el acceso que da el grupo. No se puede deshacer.',
    memberCount: (count, formatted) =>
      count === 0 ? 'El grupo no tiene miembros.' : count === 1 ? 'El grupo tiene 1 miembro.' : `El grupo tiene ${formatted} miembros.`,
    done: (name) => `Se eliminó ${name}`,
    failed: 'No se pudo eliminar el grupo',
  },
  members: {
    heading: 'Miembros',
    search: 'Buscar miembros',
    empty: 'Aún no hay miembros',
    noMatches: 'Ningún miembro coincide con la búsqueda.',
    add: 'Añadir miembros',
    addTo: (group) => `Añadir miembros a ${group}`,
    submit: 'Añadir miembros',
    added: (count, formatted) => (count === 1 ? 'Se añadió 1 miembro' : `Se añadieron ${formatted} miembros`),
    addFailed: 'No se pudieron añadir los miembros',
    isMember: 'Ya es miembro',
    remove: (name) => `Quitar a ${name} del grupo`,
    removed: (name) => `Se quitó a ${name}`,
    removeFailed: 'No se pudo quitar al miembro',
  },
  empty: 'No hay grupos de usuarios',
  emptyAdvice: 'Los grupos dan el mismo acceso a varios usuarios.',
};
