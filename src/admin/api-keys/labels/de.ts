import type { ApiKeyLabels } from './ApiKeyLabels.js';

export const germanApiKeys: ApiKeyLabels = {
  caption: 'API-Schlüssel',
  search: 'API-Schlüssel suchen',
  columns: {
    name: 'Name',
    scope: 'Deployments',
    lastUsed: 'Zuletzt genutzt',
    expires: 'Läuft ab',
    created: 'Erstellt',
    suffix: 'Schlüssel',
  },
  endpoints: 'Endpunkte',
  scopes: { all: 'Alle Deployments', some: 'Ausgewählte Deployments' },
  neverUsed: 'Nie genutzt',
  expiry: { never: 'Läuft nicht ab', soon: 'Läuft bald ab', expired: 'Abgelaufen' },
  lifetime: { days: (count, formatted) => (count === 1 ? '1 Tag' : `${formatted} Tage`), never: 'Kein Ablauf' },
  fields: { name: 'Name', scope: 'Zugriff', deploymentIds: 'Deployments', days: 'Gültig für' },
  hints: {
    name: 'Wofür der Schlüssel gedacht ist, zum Beispiel „Nächtlicher Abgleich“.',
    all: 'Gilt auch für Deployments, die später erstellt werden.',
    never: 'Der Schlüssel gilt, bis ihn jemand widerruft.',
  },
  problems: {
    name: 'Geben Sie einen Namen ein.',
    nameTooLong: 'Höchstens 255 Zeichen.',
    deploymentIds: 'Wählen Sie mindestens ein Deployment.',
  },
  create: {
    action: 'API-Schlüssel erstellen',
    submit: 'API-Schlüssel erstellen',
    done: (name) => `${name} erstellt`,
    failed: 'Der Schlüssel konnte nicht erstellt werden',
    secret: 'API-Schlüssel',
  },
  revoke: {
    action: 'Widerrufen',
    title: (name) => `${name} widerrufen?`,
    effect: 'Alles, was diesen Schlüssel nutzt, funktioniert ab sofort nicht mehr. Das lässt sich nicht rückgängig machen.',
    done: (name) => `${name} widerrufen`,
    failed: 'Der Schlüssel konnte nicht widerrufen werden',
  },
  empty: 'Keine API-Schlüssel',
  emptyAdvice: 'Mit einem Schlüssel rufen Ihre Server den Dienst in Ihrem Namen auf. Nutzen Sie ihn nie in einem Browser.',
};
