import type { MyConnectionLabels } from './MyConnectionLabels.js';

export const germanMyConnections: MyConnectionLabels = {
  caption: 'Ihre Verbindungen',
  search: 'Verbindungen suchen',
  columns: { name: 'Dienst', state: 'Status', expires: 'Läuft ab', connect: 'Verbinden' },
  states: { connected: 'Verbunden', pending: 'Wartet auf Sie', expired: 'Abgelaufen', none: 'Nicht verbunden', other: 'Unbekannt' },
  unnamed: (id) => `Integration ${id}`,
  openPage: 'Anmeldeseite öffnen',
  connect: {
    action: 'Verbinden',
    again: 'Neu verbinden',
    done: (name) => `Weiter im Fenster von ${name}`,
    blocked: 'Der Browser hat das Fenster blockiert. Nutzen Sie den Link in der Zeile.',
    failed: 'Die Verbindung konnte nicht gestartet werden',
  },
  disconnect: {
    action: 'Trennen',
    title: (name) => `${name} trennen?`,
    effect: 'Was Sie über diese Verbindung nutzen, funktioniert erst wieder, wenn Sie sich neu verbinden.',
    done: (name) => `${name} getrennt`,
    failed: 'Die Verbindung konnte nicht getrennt werden',
  },
  empty: 'Keine Dienste zum Verbinden',
  emptyAdvice: 'Administratoren können Dienste hinzufügen, mit denen Sie sich verbinden können.',
};
