import type { BaseLabels } from './BaseLabels.js';

export const germanBase: BaseLabels = {
  locale: 'de',
  direction: 'ltr',
  common: {
    retry: 'Erneut versuchen',
    signIn: 'Anmelden',
    copy: 'Kopieren',
    copied: 'Kopiert',
    copyFailed: 'Kopieren nicht möglich',
    copyRequestId: 'Anfrage-ID kopieren',
    close: 'Schließen',
    cancel: 'Abbrechen',
    loading: 'Wird geladen …',
    showMore: 'Mehr anzeigen',
    shownOf: (shown, total) => `${shown} von ${total}`,
    showLess: 'Weniger anzeigen',
    rowsNotPrinted: (count, formatted) => `${formatted} weitere ${count === 1 ? 'Zeile' : 'Zeilen'} nicht gedruckt`,
    columnsNotPrinted: (count, formatted) => `${formatted} weitere ${count === 1 ? 'Spalte' : 'Spalten'} nicht gedruckt`,
    requestId: (id) => `Anfrage ${id}`,
    retryIn: (time) => `Sie können es in ${time} erneut versuchen.`,
    retryReady: 'Sie können es jetzt erneut versuchen.',
    sortAscending: (column) => `Aufsteigend nach ${column} sortieren`,
    sortDescending: (column) => `Absteigend nach ${column} sortieren`,
  },
  errors: {
    authentication: { title: 'Ihre Sitzung ist abgelaufen.', advice: 'Melden Sie sich wieder an und versuchen Sie es erneut.' },
    permission: { title: 'Dafür fehlt Ihnen die Berechtigung.', advice: 'Bitten Sie die Administration um Zugriff.' },
    'not-found': { title: 'Das wurde nicht gefunden.', advice: 'Möglicherweise wurde es gelöscht.' },
    conflict: { title: 'Das wurde inzwischen geändert.', advice: 'Laden Sie neu und versuchen Sie es erneut.' },
    'thread-busy': {
      title: 'In dieser Unterhaltung läuft bereits eine andere Antwort.',
      advice: 'Sehen Sie zu oder stoppen Sie sie.',
    },
    validation: { title: 'Die Anfrage ist ungültig.', advice: 'Korrigieren Sie sie und versuchen Sie es erneut.' },
    unprocessable: {
      title: 'Der Dienst konnte die Anfrage nicht verarbeiten.',
      advice: 'Ändern Sie sie und versuchen Sie es erneut.',
    },
    'rate-limited': { title: 'Zu viele Anfragen.', advice: 'Warten Sie einen Moment und versuchen Sie es dann erneut.' },
    server: { title: 'Auf dem Server ist ein Fehler aufgetreten.', advice: 'Versuchen Sie es gleich noch einmal.' },
    network: { title: 'Der Dienst ist nicht erreichbar.', advice: 'Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.' },
    interrupted: { title: 'Die Verbindung wurde unterbrochen.', advice: 'Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.' },
    'not-sent': { title: 'Ihre Frage wurde nicht gesendet.', advice: 'Versuchen Sie es erneut, um sie zu senden.' },
    protocol: {
      title: 'Der Dienst hat unerwartet geantwortet.',
      advice: 'Versuchen Sie es erneut oder informieren Sie die Administration.',
    },
    unsupported: { title: 'Das wird hier nicht unterstützt.', advice: 'Informieren Sie die Administration.' },
    aborted: { title: 'Die Anfrage wurde gestoppt.', advice: 'Versuchen Sie es erneut, um sie neu zu starten.' },
  },
  errorReasons: {
    'not-configured': { title: 'Das ist noch nicht eingerichtet.', advice: 'Informieren Sie die Administration.' },
    'token-unavailable': { title: 'Sie konnten nicht angemeldet werden.', advice: 'Versuchen Sie es erneut oder laden Sie die Seite neu.' },
    'token-malformed': {
      title: 'Sie konnten nicht angemeldet werden.',
      advice: 'Diese Seite hat kein gültiges Token für Sie. Informieren Sie die Administration.',
    },
    'token-without-subject': {
      title: 'Sie konnten nicht identifiziert werden.',
      advice: 'Ihr Token enthält keinen Benutzer. Informieren Sie die Administration.',
    },
    'token-without-scope': {
      title: 'Sie haben keinen Zugriff auf diesen Chat.',
      advice: 'Ihr Token gilt nicht dafür. Informieren Sie die Administration.',
    },
    'chat-token': { title: 'Mit einem Chat-Token ist das nicht verfügbar.', advice: 'Informieren Sie die Administration.' },
    'credentials-refused': {
      title: 'Ihre Anmeldung wurde abgelehnt.',
      advice: 'Melden Sie sich erneut an oder informieren Sie die Administration.',
    },
    'user-deactivated': { title: 'Ihr Konto ist deaktiviert.', advice: 'Bitten Sie die Administration, es wieder zu aktivieren.' },
    'endpoint-missing': {
      title: 'Der Dienst wurde nicht gefunden.',
      advice: 'Möglicherweise ist seine Adresse falsch. Informieren Sie die Administration.',
    },
    'web-page': {
      title: 'Der Dienst hat statt einer Antwort eine Webseite geliefert.',
      advice: 'Laden Sie die Seite neu oder informieren Sie die Administration.',
    },
    'thread-forbidden': {
      title: 'Sie können diese Unterhaltung nicht öffnen.',
      advice: 'Sie gehört jemand anderem. Beginnen Sie stattdessen einen neuen Chat.',
    },
    'thread-gone': {
      title: 'Diese Unterhaltung gibt es nicht mehr.',
      advice: 'Unterhaltungen werden nach Ablauf der Aufbewahrungsfrist gelöscht. Beginnen Sie einen neuen Chat.',
    },
    'user-limit': {
      title: 'Das Benutzerlimit dieses Kontos ist erreicht.',
      advice: 'Bitten Sie die Administration, das Limit zu erhöhen.',
    },
    quota: { title: 'Ihr Nutzungslimit ist erreicht.', advice: 'Bitten Sie die Administration, das Limit zu erhöhen.' },
  },
};
