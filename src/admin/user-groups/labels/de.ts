import type { UserGroupLabels } from './UserGroupLabels.js';

export const germanUserGroups: UserGroupLabels = {
  caption: 'Benutzergruppen',
  search: 'Gruppen suchen',
  columns: { name: 'Gruppe', members: 'Mitglieder', description: 'Beschreibung' },
  fields: { name: 'Name' },
  problems: { name: 'Geben Sie einen Namen ein.', nameTaken: 'Eine andere Gruppe hat bereits diesen Namen.' },
  notProvisioned: 'Gruppen werden von Ihrem Identitätsanbieter verwaltet.',
  create: {
    action: 'Gruppe hinzufügen',
    submit: 'Gruppe hinzufügen',
    done: (name) => `${name} hinzugefügt`,
    failed: 'Die Gruppe konnte nicht hinzugefügt werden',
  },
  rename: { action: 'Bearbeiten', done: (name) => `${name} gespeichert`, failed: 'Die Änderungen konnten nicht gespeichert werden' },
  delete: {
    action: 'Löschen',
    title: (name) => `${name} löschen?`,
    effect: 'Die Mitglieder bleiben Benutzer, verlieren aber den Zugriff, den die Gruppe gibt. Das lässt sich nicht rückgängig machen.',
    memberCount: (count, formatted) =>
      count === 0
        ? 'Die Gruppe hat keine Mitglieder.'
        : count === 1
          ? 'Die Gruppe hat 1 Mitglied.'
          : `Die Gruppe hat ${formatted} Mitglieder.`,
    done: (name) => `${name} gelöscht`,
    failed: 'Die Gruppe konnte nicht gelöscht werden',
  },
  members: {
    heading: 'Mitglieder',
    search: 'Mitglieder suchen',
    empty: 'Noch keine Mitglieder',
    noMatches: 'Kein Mitglied passt zur Suche.',
    add: 'Mitglieder hinzufügen',
    addTo: (group) => `Mitglieder zu ${group} hinzufügen`,
    submit: 'Mitglieder hinzufügen',
    added: (count, formatted) => (count === 1 ? '1 Mitglied hinzugefügt' : `${formatted} Mitglieder hinzugefügt`),
    addFailed: 'Die Mitglieder konnten nicht hinzugefügt werden',
    isMember: 'Bereits Mitglied',
    remove: (name) => `${name} aus der Gruppe entfernen`,
    removed: (name) => `${name} entfernt`,
    removeFailed: 'Das Mitglied konnte nicht entfernt werden',
  },
  empty: 'Keine Benutzergruppen',
  emptyAdvice: 'Gruppen geben mehreren Benutzern denselben Zugriff.',
};
