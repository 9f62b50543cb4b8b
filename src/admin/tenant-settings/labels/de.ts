import type { TenantSettingsLabels } from './TenantSettingsLabels.js';

export const germanTenantSettings: TenantSettingsLabels = {
  groups: {
    audit: 'Audit-Protokoll',
    maintenance: 'Wartungsfenster',
    support: 'Zugang des Supports',
    ai: 'KI',
    signIn: 'Anmeldung der Deployments',
  },
  fields: {
    auditLogEnabled: 'Aufzeichnen, was Benutzer tun',
    maintenanceWindowEnabled: 'Deployments nur in einem Wartungsfenster aktualisieren',
    maintenanceWindowDay: 'Tag',
    maintenanceWindowTime: 'Beginn',
    hasSupportAccess: 'Dem Support des Dienstes Zugang zum Konto geben',
    useAIBIUserInterface: 'KI-Oberfläche anzeigen',
    aiTokensAutoPurchaseEnabled: 'KI-Tokens automatisch kaufen',
    aiTokensAutoPurchaseAmount: 'Betrag je Kauf in US-Dollar',
    oidcEnabled: 'OIDC-Tokens für Deployments ausstellen',
  },
  hints: {
    maintenanceWindowEnabled: 'Sonst werden Updates jederzeit installiert.',
    hasSupportAccess: 'Der Support sieht dann Deployments und ihre Einstellungen.',
    useAIBIUserInterface: 'Ausgeschaltet sehen Benutzer weder den Chat noch die anderen KI-Funktionen.',
    oidcEnabled: 'Damit melden sich Deployments ohne Passwörter und Schlüssel bei anderen Diensten an.',
    aiTokensAutoPurchaseEnabled: (threshold) =>
      `Weitere Tokens werden gekauft, sobald nur noch Tokens für weniger als ${threshold} übrig sind.`,
  },
  audit: {
    on: 'Das Audit-Protokoll ist eingeschaltet.',
    off: 'Das Audit-Protokoll ist ausgeschaltet.',
    onSince: (time) => `Das Audit-Protokoll ist seit ${time} eingeschaltet.`,
    offSince: (time) => `Das Audit-Protokoll ist seit ${time} ausgeschaltet.`,
    turningOn: 'Das Audit-Protokoll ist noch ausgeschaltet und wird bald eingeschaltet.',
    turningOff: 'Das Audit-Protokoll ist noch eingeschaltet und wird bald ausgeschaltet.',
  },
  warnings: {
    auditLogEnabled: 'Nach dem Speichern wird nichts mehr aufgezeichnet.',
    hasSupportAccess: 'Nach dem Speichern hat der Support Zugang, bis Sie ihn wieder entziehen.',
    aiTokensAutoPurchaseEnabled: 'Nach dem Speichern wird ohne Rückfrage gekauft.',
    oidcEnabled: 'Nach dem Speichern erhalten Deployments keine neuen Tokens und verlieren möglicherweise den Zugang zu anderen Diensten.',
  },
  problems: {
    maintenanceWindowTime: 'Geben Sie Stunden und Minuten ein, zum Beispiel 03:00.',
    aiTokensAutoPurchaseAmount: 'Geben Sie einen Betrag in ganzen Dollar ein.',
  },
  update: { done: 'Kontoeinstellungen gespeichert', failed: 'Die Kontoeinstellungen konnten nicht gespeichert werden' },
};
