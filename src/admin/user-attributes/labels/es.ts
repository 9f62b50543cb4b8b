import type { UserAttributeLabels } from './UserAttributeLabels.js';

export const spanishUserAttributes: UserAttributeLabels = {
  caption: 'Atributos de usuario',
  search: 'Buscar atributos',
  columns: { name: 'Atributo', path: 'En las políticas', type: 'Tipo', defaultValue: 'Por defecto', description: 'Descripción' },
  types: { string: 'Texto', number: 'Número', boolean: 'Sí o no', string_array: 'Lista de textos', number_array: 'Lista de números' },
  anyType: 'Cualquier tipo',
  noDefault: 'Sin valor por defecto',
  fields: {
    name: 'Nombre',
    type: 'Tipo',
    displayName: 'Nombre visible',
    description: 'Descripción',
    defaultValue: 'Valor por defecto',
  },
  hints: {
    name: 'Las políticas de acceso filtran filas por él, así que no se puede cambiar después.',
    path: (path) => `Las políticas de acceso lo leen como ${path}. No se puede cambiar después.`,
    pathFixed: (path) => `Las políticas de acceso lo leen como ${path}, así que no se puede cambiar.`,
    unusual: (path) => `Usa letras, cifras y guiones bajos si las políticas de acceso deben leerlo como ${path}.`,
    type: 'No se puede cambiar después.',
    typeFixed: 'Puede haber usuarios con valores de este tipo, así que no se puede cambiar.',
    displayName: 'Se muestra en lugar del nombre. Las políticas de acceso no lo usan.',
    defaultValue: 'Para todos los usuarios sin valor. Las políticas de acceso aplican los cambios de inmediato.',
  },
  problems: {
    name: 'Escribe un nombre.',
    nameTaken: 'Otro atributo ya tiene este nombre.',
    defaultNumber: 'Escribe un número, con un punto antes de los decimales.',
  },
  create: {
    action: 'Añadir atributo',
    submit: 'Añadir atributo',
    done: (name) => `Se añadió ${name}`,
    failed: 'No se pudo añadir el atributo',
  },
  update: { action: 'Editar', done: (name) => `Se guardó ${name}`, failed: 'No se pudieron guardar los cambios' },
  empty: 'No hay atributos de usuario',
  emptyAdvice: 'Añade uno para que las políticas de acceso muestren a cada usuario solo sus filas.',
};
