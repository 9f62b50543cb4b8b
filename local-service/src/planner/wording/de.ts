import { listText } from '../words/listText.js';
import { germanNames } from './deNames.js';
import { type RangeWords, rangeText } from './rangeName.js';
import type { TitleParts, Wording } from './Wording.js';

export const german: Wording = {
  locale: 'de',
  names: germanNames,
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `„${text}“`,
    list: (items) => listText(items, 'und'),
    choice: (items) => listText(items, 'oder'),
    comma: ', ',
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `ohne ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `in ${values}` : `für ${values}`;
    },
    range: (range) => `${prepositions[range.kind]}${rangeText(range, rangeWords)}`,
    rangeName: (range) => rangeText(range, rangeWords),
    week: (day) => `Woche ab ${day}`,
    limit: (measure, bounds) => `mit ${measure} ${bounds}`,
    computed: (computation, units) =>
      computation.kind === 'running-total' ? 'laufende Summe' : `gleitender Durchschnitt über ${computation.size} ${units}`,
    average: (measure, unit) => `${measure} (Durchschnitt pro ${unit})`,
    part: (values, isExcluded) => `${isExcluded ? 'ohne' : 'mit'} „${values}“ im Namen`,
    onlyRows: (rows, condition) => `(nur ${rows} ${condition})`,
    happened: { sales: ['mit Verkäufen', 'ohne Verkäufe'], returns: ['mit Retouren', 'ohne Retouren'] },
    bound: (operator, value) => `${{ '>': 'über', '>=': 'mindestens', '<': 'unter', '<=': 'höchstens', '=': 'genau' }[operator]} ${value}`,
  },
  facts: {
    sum: (title, value, count, unit) => `${title}: insgesamt **${value}** über ${count} ${unit}`,
    between: (title, low, high) => `${title}: zwischen **${low}** und **${high}**`,
    highest: (name, value) => `Höchster Wert: **${name}** mit ${value}`,
    lowest: (name, value) => `Niedrigster Wert: **${name}** mit ${value}`,
    change: (from, to, change, values) => `Von ${from} bis ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `von ${from} auf ${to}`,
    average: (unit, value) => `Durchschnitt pro ${unit}: ${value}`,
    onlyWhole: (units) => `Verglichen sind nur vollständige ${units}`,
    first: (title, name, value) => `${title}: **${name}** hat mit **${value}** den höchsten Wert`,
    last: (title, name, value) => `${title}: **${name}** hat mit **${value}** den niedrigsten Wert`,
    ofTotal: (percent) => `, das sind ${percent} der Summe`,
    next: (others) => `Danach folgen ${others}`,
    named: (name, value) => `${name} mit ${value}`,
    lastOfThese: (name, value) => `An letzter Stelle hier: ${name} mit ${value}`,
    topThree: (percent) => `Die ersten drei machen **${percent}** aus`,
    together: (count, value) => `Alle ${count} zusammen: ${value}`,
    same: (title, count, value) => `${title}: Alle ${count} haben denselben Wert, **${value}**`,
    meeting: (count) => `Die Bedingung erfüllt: ${count}`,
    shareOf: (name, title, percent, value, total) => `${title}: **${name}** macht **${percent}** aus, ${value} von ${total}`,
    place: (place, count) => `Das ist Platz ${place} von ${count}`,
    compared: (title, now, change, before, period) => `${title}: **${now}**, **${change}** gegenüber ${before} ${period}`,
    strongest: (name, change, values) => `Stärkster Anstieg: **${name}**, ${change} (${values})`,
    weakest: (name, change, values) => `Schwächste Entwicklung: **${name}**, ${change} (${values})`,
    upAndDown: (up, down) => `Gestiegen: ${up}, gesunken: ${down}`,
    lastStep: (title, name, value, change) => `${title}: zuletzt **${value}** (${name}), **${change}**`,
    nothingBefore: 'Kein früherer Zeitraum zum Vergleich',
    firstInEach: 'Jeweils an erster Stelle:',
    moreGroups: (count) => `${count} weitere Gruppen stehen in der Tabelle`,
    listed: (title, count) => `${title}: **${count}**`,
    firstNames: 'Die ersten im Alphabet:',
    empty: (title) => `Zu „${title}“ gibt es in den sichtbaren Daten nichts. Die Daten reichen von Januar 2023 bis Dezember 2025`,
    points: 'Prozentpunkte',
  },
  notes: {
    assumed: 'Da keine Kennzahl genannt ist, geht es hier um den Umsatz.',
    readAs: (written, taken) => `„${written}“ ist hier als „${taken}“ gelesen.`,
    ignored: (words) => `Nicht berücksichtigt, weil unbekannt: ${words}.`,
    noShares: 'Anteile würden sich hier nicht zu 100 % addieren, deshalb stehen die Werte selbst da.',
    otherChart: 'Die gewünschte Darstellung passt nicht zu diesem Ergebnis, deshalb ist es anders dargestellt.',
    undrawn: (names) => `Nur in der Tabelle, nicht im Diagramm: ${names}.`,
    noChart: (names) => `Diese Darstellung gibt es nicht: ${names}. Möglich sind Linien, Flächen, Balken, Kreise und Tabellen.`,
    sameDays: 'Verglichen sind gleich viele Tage, denn der laufende Zeitraum ist noch nicht vollständig.',
    firstAndLast: 'Verglichen sind das erste und das letzte ganze Jahr dieses Zeitraums.',
    euros: 'Alle Beträge sind in Euro. Die Daten enthalten keine Wechselkurse.',
    plainer: 'Die vollständige Abfrage ist fehlgeschlagen; Vergleich, Anteil und Bedingung fehlen deshalb.',
    leftOut: (asked, answered) => `Gefragt war nach ${asked} Ergebnissen; hier sind die ersten ${answered}.`,
    understood: (title) => `Verstanden als: ${title}.`,
    noCauses: 'Die Ursachen stehen nicht in den Daten.',
    visibleRows: (names) => `Sichtbar sind nur die Zeilen von ${names}; alle Zahlen und Anteile beziehen sich darauf.`,
  },
  refusals: {
    notFound: (words) => `${words} kommt in den sichtbaren Daten nicht vor. Statt eine Zahl zu raten, frage ich lieber nach.`,
    notUnderstood: (words) => `Das habe ich nicht verstanden: ${words}.`,
    nothing: 'In den Daten ist nichts zu finden, wonach diese Frage fragt.',
    cannotAnswer: 'So lässt sich die Frage mit diesen Daten nicht beantworten.',
    failed: 'Die Abfrage ließ sich nicht ausführen.',
    didYouMean: 'Gemeint war vielleicht:',
    abilities:
      'Ich beantworte Fragen zu den Daten eines Handelsunternehmens von Januar 2023 bis Dezember 2025: **Umsatz, Stückzahl, Gewinn, Marge, Bestellungen, Bestellwert, Rabatte, Retouren und Kunden**, nach Produkt, Kategorie, Marke, Filiale, Stadt, Land, Region, Kanal, Aktion oder Kundengruppe und im Zeitverlauf.',
    forExample: 'Zum Beispiel:',
    greeting: 'Hallo! Hier gibt es Antworten zu den Verkaufszahlen.',
    thanks: 'Gern! Eine Änderung wie „nach Filiale“ oder „nur 2024“ baut auf der letzten Antwort auf.',
    help: 'Das kann ich:',
    forecast: 'In die Zukunft kann ich nicht sehen: Die Daten enden am 31. Dezember 2025.',
    save: 'Berichte und Dashboards kann ich hier nicht speichern. Jede Tabelle und jedes Diagramm lässt sich aber herunterladen.',
    readOnly: 'Ich lese Daten nur; ändern, löschen oder verschicken kann ich nichts.',
  },
  thoughts: {
    search: 'Zuerst suche ich die Teile des Datenmodells, um die es geht.',
    query: (title) => `Dafür frage ich die Daten ab: ${title}.`,
    rows: (count) => `Zeilen im Ergebnis: ${count}.`,
    nothingFound: 'Dazu findet sich nichts im Datenmodell.',
    clock: (timeZone) => `Zeiten in ${timeZone}.`,
  },
  starters: [
    'Umsatz nach Monat im Jahr 2025',
    'Top 5 Filialen nach Umsatz im Jahr 2025',
    'Umsatz nach Kategorie im Vergleich zum Vorjahr',
    'Anteil der Bestellungen nach Kanal',
    'Retourenquote nach Marke im 3. Quartal 2025',
  ],
};

const prepositions = {
  year: 'im Jahr ',
  quarter: 'im ',
  month: 'im ',
  day: 'am ',
  since: '',
  before: '',
  years: 'von ',
  months: 'von ',
  days: 'von ',
};

const rangeWords: RangeWords = {
  quarter: (quarter, year) => `${quarter}. Quartal ${year}`,
  since: (name) => `seit ${name}`,
  before: (name) => `vor ${name}`,
  stretch: (first, last) => `${first} bis ${last}`,
};

function titleOf({ measures, isShare, isChange, computed, keys, ranking, filters, range, limit, compared }: TitleParts): string {
  const noun = `${measures}${isChange ? ' und Veränderung' : ''}`;
  const by = keys.length > 0 ? `nach ${listText(keys, 'und')}` : '';
  const comparison = compared === '' ? '' : `im Vergleich zu ${compared}`;
  const remarks = [
    computed === '' ? '' : `(${computed})`,
    isShare ? '(Anteile in Prozent)' : '',
    ranking === undefined ? '' : rankText(ranking),
  ];
  return [noun, by, ...filters, range, limit, comparison, ...remarks].filter((part) => part !== '').join(' ');
}

function rankText({ direction, count, isByChange }: NonNullable<TitleParts['ranking']>): string {
  const place = { top: 'Top', bottom: 'niedrigste', best: 'beste', worst: 'schlechteste' }[direction];
  return `(${place} ${count}${isByChange === true ? ' nach Veränderung' : ''})`;
}

const placeDimensions: ReadonlySet<string> = new Set(['region', 'country', 'city', 'store']);
