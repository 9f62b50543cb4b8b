import type { ReportLabels } from './ReportLabels.js';

export const germanReports: ReportLabels = {
  caption: 'Berichte',
  search: 'Berichte suchen',
  columns: { name: 'Bezeichnung', owner: 'Eigentümer', path: 'Ordner', updated: 'Geändert', created: 'Angelegt' },
  filters: {
    folder: 'Ordner',
    anyFolder: 'Alle Ordner',
    document: 'Dokument',
    anyDocument: 'Jedes Dokument',
    otherDocument: 'Anderes Dokument …',
  },
  document: {
    title: 'Berichte in einem Dokument',
    description: 'Listet die Berichte auf, deren Zeilen in diesem Tabellendokument stehen.',
    field: 'Dokument',
    hint: 'Seine Kennung oder seine Adresse im Browser',
    submit: 'Berichte zeigen',
  },
  order: 'Reihenfolge',
  orders: { created: 'Neueste zuerst', updated: 'Zuletzt geändert', name: 'Nach Bezeichnung', lastViewed: 'Zuletzt angesehen' },
  cutOff: (formatted) => `Die ersten ${formatted}. Suchen Sie nach weiteren, oder wählen Sie eine andere Reihenfolge.`,
  noFolder: 'Kein Ordner',
  inWorkbook: (workbook) => `In „${workbook}“`,
  inSomeWorkbook: 'In einer Arbeitsmappe',
  ownerGone: 'Den Eigentümer gibt es nicht mehr',
  open: 'Öffnen',
  rename: {
    act: 'Umbenennen',
    title: (report) => `„${report}“ umbenennen`,
    field: 'Bezeichnung',
    missing: 'Ein Bericht braucht eine Bezeichnung.',
    done: (report) => `Der Bericht heißt jetzt „${report}“`,
    failed: 'Der Bericht wurde nicht umbenannt',
  },
  empty: 'Noch keine Berichte',
  emptyAdvice: 'Speichern Sie eine Abfrage als Bericht, dann finden Sie ihn hier.',
};
