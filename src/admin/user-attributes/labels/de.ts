import type { UserAttributeLabels } from './UserAttributeLabels.js';

export const germanUserAttributes: UserAttributeLabels = {
  caption: 'Benutzerattribute',
  search: 'Attribute suchen',
  columns: { name: 'Attribut', path: 'In Zugriffsregeln', type: 'Typ', defaultValue: 'Standard', description: 'Beschreibung' },
  types: { string: 'Text', number: 'Zahl', boolean: 'Ja oder nein', string_array: 'Liste von Texten', number_array: 'Liste von Zahlen' },
  anyType: 'Alle Typen',
  noDefault: 'Kein Standard',
  fields: {
    name: 'Name',
    type: 'Typ',
    displayName: 'Anzeigename',
    description: 'Beschreibung',
    defaultValue: 'Standardwert',
  },
  hints: {
    name: 'Zugriffsregeln filtern Zeilen danach, deshalb lässt er sich später nicht ändern.',
    path: (path) => `Zugriffsregeln lesen es als ${path}. Der Name lässt sich später nicht ändern.`,
    pathFixed: (path) => `Zugriffsregeln lesen es als ${path}, deshalb lässt sich der Name nicht ändern.`,
    unusual: (path) => `Nur Buchstaben, Ziffern und Unterstriche, wenn Zugriffsregeln es als ${path} lesen sollen.`,
    type: 'Lässt sich später nicht ändern.',
    typeFixed: 'Benutzer können Werte dieses Typs haben, deshalb lässt er sich nicht ändern.',
    displayName: 'Erscheint anstelle des Namens. Zugriffsregeln verwenden ihn nicht.',
    defaultValue: 'Für alle Benutzer ohne eigenen Wert. Eine Änderung gilt sofort auch in Zugriffsregeln.',
  },
  problems: {
    name: 'Geben Sie einen Namen ein.',
    nameTaken: 'Ein anderes Attribut hat bereits diesen Namen.',
    defaultNumber: 'Geben Sie eine Zahl ein, mit einem Punkt vor den Dezimalstellen.',
  },
  create: {
    action: 'Attribut hinzufügen',
    submit: 'Attribut hinzufügen',
    done: (name) => `${name} hinzugefügt`,
    failed: 'Das Attribut konnte nicht hinzugefügt werden',
  },
  update: { action: 'Bearbeiten', done: (name) => `${name} gespeichert`, failed: 'Die Änderungen konnten nicht gespeichert werden' },
  empty: 'Keine Benutzerattribute',
  emptyAdvice: 'Fügen Sie eines hinzu, damit Zugriffsregeln jedem nur die eigenen Zeilen zeigen können.',
};
