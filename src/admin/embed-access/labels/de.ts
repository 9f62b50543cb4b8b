import type { EmbedAccessLabels } from './EmbedAccessLabels.js';

export const germanEmbedAccess: EmbedAccessLabels = {
  caption: 'Wer das Dashboard in eingebetteten Seiten sieht',
  search: 'Mandanten suchen',
  columns: { who: 'Freigegeben für', why: 'Sichtbar durch' },
  everyone: 'Alle Embed-Nutzer',
  sources: { tenant: 'Freigabe für den Mandanten', allEmbedUsers: 'Freigabe für alle Embed-Nutzer' },
  folderNote:
    'Mandanten sehen es vielleicht auch durch einen freigegebenen Ordner, der hier fehlt. Die Arbeitsmappen eines Mandanten zeigen das.',
  embedding: {
    label: 'Signiertes Einbetten',
    hint: 'Seiten mit einer signierten Sitzung zeigen das Dashboard allen, für die es freigegeben ist.',
    unpublished: 'Veröffentlichen Sie zuerst das Dashboard.',
    on: 'Einbetten ist an',
    off: 'Einbetten ist aus',
    failed: 'Das Einbetten konnte nicht geändert werden',
  },
  share: {
    action: 'Freigeben',
    submit: 'Freigeben',
    target: 'Freigeben für',
    choose: 'Mandanten wählen',
    done: (name) => `Für ${name} freigegeben`,
    failed: 'Das Dashboard konnte nicht freigegeben werden',
  },
  withdraw: {
    action: 'Freigabe aufheben',
    title: (name) => `Freigabe für ${name} aufheben?`,
    effect: 'Wer es aus einem anderen Grund sieht, behält es: durch einen Ordner oder eine Freigabe für alle Embed-Nutzer.',
    done: (name) => `Freigabe für ${name} aufgehoben`,
    failed: 'Die Freigabe konnte nicht aufgehoben werden',
  },
  empty: 'Nicht freigegeben',
  emptyAdvice: 'Geben Sie das Dashboard für einen Mandanten oder für alle Embed-Nutzer frei.',
};
