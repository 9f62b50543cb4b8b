import type { WorkspaceLabels } from './WorkspaceLabels.js';

export const germanWorkspace: WorkspaceLabels = {
  top: 'Arbeitsbereich',
  folders: 'Ordner',
  foldersFailed: 'Die Ordner konnten nicht geladen werden',
  path: 'Pfad',
  caption: 'Ordner, Arbeitsmappen und Berichte',
  search: 'Arbeitsbereich durchsuchen',
  kind: 'Typ',
  anyKind: 'Alle Typen',
  kinds: { FOLDER: 'Ordner', WORKBOOK: 'Arbeitsmappe', REPORT: 'Bericht' },
  unknownKind: 'Diese Version der App kann Elemente dieser Art nicht ändern.',
  counts: {
    FOLDER: (_count, formatted) => `${formatted} Ordner`,
    WORKBOOK: (count, formatted) => (count === 1 ? '1 Arbeitsmappe' : `${formatted} Arbeitsmappen`),
    REPORT: (count, formatted) => (count === 1 ? '1 Bericht' : `${formatted} Berichte`),
  },
  columns: { name: 'Name', owner: 'Eigentümer', updated: 'Geändert' },
  shared: 'Hauptbereich',
  sharedHint: 'Aus dem Hauptarbeitsbereich geteilt',
  empty: {
    top: 'Dieser Arbeitsbereich ist leer',
    topAdvice: 'Arbeitsmappen und Berichte erscheinen hier, sobald sie gespeichert sind. Legen Sie zuerst einen Ordner dafür an.',
    folder: 'Dieser Ordner ist leer',
    folderAdvice: 'Verschieben Sie Arbeitsmappen und Berichte hierher, oder legen Sie einen Ordner an.',
  },
  gone: {
    title: 'Dieser Ordner ist nicht verfügbar',
    advice: 'Er wurde gelöscht oder ist nicht mehr für Sie freigegeben.',
    back: 'Zum Arbeitsbereich',
  },
  open: 'Öffnen',
  name: 'Name',
  nameMissing: 'Geben Sie einen Namen ein.',
  newFolder: {
    open: 'Ordner anlegen',
    title: (parent) => `Neuer Ordner in „${parent}“`,
    taken: (name) => `Hier gibt es bereits einen Ordner namens „${name}“. Sie können den Namen trotzdem verwenden.`,
    submit: 'Ordner anlegen',
    done: (name) => `„${name}“ angelegt`,
    failed: 'Der Ordner konnte nicht angelegt werden',
  },
  rename: {
    open: 'Umbenennen',
    title: (name) => `„${name}“ umbenennen`,
    submit: 'Umbenennen',
    done: (name) => `In „${name}“ umbenannt`,
    failed: 'Der Name konnte nicht geändert werden',
  },
  duplicate: {
    open: 'Duplizieren',
    done: (name) => `„${name}“ angelegt`,
    failed: (name) => `„${name}“ konnte nicht dupliziert werden`,
  },
  move: {
    open: 'Verschieben',
    title: (_count, formatted) => `${formatted} Elemente verschieben`,
    titleOf: (name) => `„${name}“ verschieben`,
    description: 'Wählen Sie den Zielordner.',
    submit: 'Verschieben',
    submitTo: (folder) => `Nach „${folder}“ verschieben`,
    obstacles: { itself: 'Wird verschoben', inside: 'Liegt in einem verschobenen Element', there: 'Bereits hier' },
    done: (_count, formatted, folder) => `${formatted} Elemente nach „${folder}“ verschoben`,
    doneOf: (name, folder) => `„${name}“ nach „${folder}“ verschoben`,
  },
  remove: {
    open: 'Löschen',
    title: (_count, formatted) => `${formatted} Elemente löschen?`,
    titleOf: (name) => `„${name}“ löschen?`,
    submit: (count, formatted) => (count === 1 ? 'Löschen' : `${formatted} Elemente löschen`),
    what: (kinds) => `Wird gelöscht: ${kinds}.`,
    workbooks: 'Mit einer Arbeitsmappe werden auch ihre Dashboards und Berichte gelöscht.',
    forever: 'Das lässt sich nicht rückgängig machen.',
    counting: 'Der Inhalt wird gezählt …',
    uncounted:
      'Der Inhalt konnte nicht gezählt werden. Arbeitsmappen und Berichte aus einem gelöschten Ordner werden auf die oberste Ebene des Arbeitsbereichs verschoben.',
    inside: (kinds) =>
      `Enthält ${kinds}. Arbeitsmappen und Berichte werden nicht gelöscht, sondern auf die oberste Ebene des Arbeitsbereichs verschoben.`,
    insideMore: (kinds) =>
      `Enthält ${kinds} und mehr. Arbeitsmappen und Berichte werden nicht gelöscht, sondern auf die oberste Ebene des Arbeitsbereichs verschoben.`,
    insideNothing: 'Kein Inhalt.',
    holders: (count, names) =>
      count === 1
        ? `${names} enthält Ordner und wird nicht gelöscht. Verschieben oder löschen Sie diese zuerst.`
        : `${names} enthalten Ordner und werden nicht gelöscht. Verschieben oder löschen Sie diese zuerst.`,
    done: (_count, formatted) => `${formatted} Elemente gelöscht`,
    doneOf: (name) => `„${name}“ gelöscht`,
  },
};
