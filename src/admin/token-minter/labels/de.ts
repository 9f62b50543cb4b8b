import type { TokenMinterLabels } from './TokenMinterLabels.js';

export const germanTokenMinter: TokenMinterLabels = {
  kinds: 'Art des Tokens',
  names: { deployment: 'Deployment-Token', environment: 'Umgebungs-Token', usage: 'Token für Nutzungsdaten' },
  purposes: {
    deployment: 'Für die APIs dieses Deployments, in Ihrem Namen. Es lässt sich nicht widerrufen und gilt, bis es abläuft.',
    environment: 'Für die APIs einer Umgebung, mit einem Sicherheitskontext Ihrer Wahl.',
    usage: 'Zum Lesen der Nutzungsdaten dieses Kontos. Es läuft nach einer Stunde ab.',
  },
  lifetime: 'Gültig für',
  limits: { deployment: 'Von einer Minute bis 24 Stunden.', environment: 'Höchstens eine Stunde.' },
  units: {
    minutes: (count, formatted) => (count === 1 ? '1 Minute' : `${formatted} Minuten`),
    hours: (count, formatted) => (count === 1 ? '1 Stunde' : `${formatted} Stunden`),
  },
  fields: {
    environment: 'Umgebung',
    securityContext: 'Sicherheitskontext (JSON)',
    scopes: 'Außerdem erlauben',
    isForSync: 'Nur zum Abgleich von Metadaten',
  },
  hints: {
    securityContext: 'Regeln auf Zeilenebene lesen ihn. Leer lassen für keinen.',
    isForSync: 'Für Werkzeuge, die das Datenmodell importieren. Mit dem Token lassen sich keine Daten abfragen.',
  },
  scopes: { meta: 'Metadaten lesen', 'sql-runner': 'SQL ausführen' },
  types: { production: 'Produktion', staging: 'Staging', development: 'Entwicklung' },
  problems: { securityContext: 'Geben Sie ein JSON-Objekt ein, zum Beispiel {"region": "EMEA"}.' },
  apiUrl: 'Adresse',
  usageOff: 'Für dieses Konto sind Nutzungsdaten ausgeschaltet.',
  mint: { action: 'Token erstellen', failed: 'Das Token konnte nicht erstellt werden' },
};
