import type { OAuthIntegrationLabels } from './OAuthIntegrationLabels.js';

export const germanOAuthIntegrations: OAuthIntegrationLabels = {
  caption: 'OAuth-Integrationen',
  search: 'Integrationen suchen',
  columns: { name: 'Name', type: 'Art', clientId: 'Client-ID', scopes: 'Berechtigungen', updated: 'Geändert' },
  fields: {
    name: 'Name',
    type: 'Art',
    authUrl: 'Autorisierungs-URL',
    tokenUrl: 'Token-URL',
    redirectUri: 'Weiterleitungs-URL',
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    scopes: 'Berechtigungen (Scopes)',
    config: 'Einstellungen des Anbieters (JSON)',
  },
  hints: {
    name: 'Benutzer sehen ihn, wenn sie sich verbinden.',
    type: 'Die Art des Anbieters, zum Beispiel warehouse oder custom.',
    authUrl: 'Hier gewähren Benutzer den Zugriff.',
    tokenUrl: 'Hier holt der Dienst die Tokens.',
    redirectUri: 'Hierhin schickt der Anbieter die Benutzer danach. Tragen Sie dieselbe URL beim Anbieter ein.',
    clientSecret: 'Nach dem Speichern wird es nicht mehr angezeigt.',
    clientSecretKept: 'Leer lassen, um das aktuelle Secret zu behalten.',
    scopes: 'Nach jeder Berechtigung die Eingabe- oder Leertaste drücken.',
    config: 'Einstellungen, die vom Anbieter abhängen, als JSON-Objekt.',
  },
  problems: {
    name: 'Geben Sie einen Namen ein.',
    type: 'Geben Sie die Art ein.',
    url: 'Geben Sie eine vollständige URL ein, die mit https:// beginnt.',
    clientId: 'Geben Sie die Client-ID ein.',
    clientSecret: 'Geben Sie das Client-Secret ein.',
    config: 'Geben Sie ein JSON-Objekt ein, zum Beispiel {"role": "ANALYST"}.',
  },
  create: {
    action: 'Integration hinzufügen',
    submit: 'Integration hinzufügen',
    done: (name) => `${name} hinzugefügt`,
    failed: 'Die Integration konnte nicht hinzugefügt werden',
  },
  update: { action: 'Bearbeiten', done: (name) => `${name} gespeichert`, failed: 'Die Änderungen konnten nicht gespeichert werden' },
  delete: {
    action: 'Löschen',
    title: (name) => `${name} löschen?`,
    effect:
      'Die Verbindungen aller Benutzer werden mitgelöscht; sie müssen sich über eine neue Integration neu verbinden. Das lässt sich nicht rückgängig machen.',
    done: (name) => `${name} gelöscht`,
    failed: 'Die Integration konnte nicht gelöscht werden',
  },
  empty: 'Keine Integrationen',
  emptyAdvice: 'Fügen Sie eine hinzu, damit Benutzer ihre Konten bei anderen Diensten verbinden können.',
};
