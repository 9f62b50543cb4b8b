import { german as germanQuestions } from '../languages/de.js';
import { listText } from '../words/listText.js';
import { namesIn } from './memberNames.js';
import { monthsOfData, type RangeWords, rangeText } from './rangeName.js';
import type { OtherWording, TitleParts } from './Wording.js';

export const german: OtherWording = {
  locale: 'de',
  names: {
    nameOf: namesIn(germanQuestions),
    columns: { list_price: 'Listenpreis', floor_area: 'Verkaufsfläche in m²' },
    rows: { customers: 'Kunden', products: 'Produkte', stores: 'Filialen', orders: 'Bestellungen', 'order lines': 'Bestellpositionen' },
    grains: {
      day: ['Tag', 'Tage'],
      week: ['Woche', 'Wochen'],
      month: ['Monat', 'Monate'],
      quarter: ['Quartal', 'Quartale'],
      year: ['Jahr', 'Jahre'],
    },
    meanings: {
      'Sales after discounts, before returns': 'Verkäufe nach Rabatten, vor Retouren',
      'Pieces sold': 'Anzahl verkaufter Stücke',
      'Revenue minus the cost of goods': 'Umsatz abzüglich Wareneinsatz',
      'Profit as a percentage of revenue': 'Gewinn in Prozent des Umsatzes',
      'Revenue divided by orders': 'Umsatz geteilt durch Bestellungen',
      'Price reductions given': 'Gewährte Rabatte',
      'Cost of the goods sold': 'Kosten der verkauften Ware',
      'Returned pieces as a percentage of pieces sold': 'Zurückgegebene Stücke in Prozent der verkauften',
      'Number of orders': 'Anzahl der Bestellungen',
      'Number of different orders': 'Anzahl der Bestellungen',
      'Customers who placed at least one order': 'Kunden mit mindestens einer Bestellung',
      'Number of different customers who bought': 'Kunden mit mindestens einer Bestellung',
      'Customers who signed up in the time asked for': 'Kunden, die sich in dieser Zeit angemeldet haben',
      'Sum of the floor area in square metres': 'Summe der Verkaufsfläche in Quadratmetern',
    },
    none: 'Keine Angabe',
    share: 'Anteil',
    change: 'Veränderung',
    amount: 'Wert',
  },
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `„${text}“`,
    list: (items) => listText(items, 'und'),
    choice: (items) => listText(items, 'oder'),
    comma: ', ',
  },
  times: {
    range: (range) => `${prepositions[range.kind]}${rangeText(range, rangeWords)}`,
    name: (range) => rangeText(range, rangeWords),
    week: (day) => `Woche ab ${day}`,
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `ohne ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `in ${values}` : `für ${values}`;
    },
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
    total: ({ title }, value) => `${title}: **${value}**`,
    sum: ({ title }, value, count, units) => `${title}: insgesamt **${value}** über ${count} ${units}`,
    between: ({ title }, low, high) => `${title}: zwischen **${low}** und **${high}**`,
    highest: (name, value) => `Höchster Wert: ${name} mit ${value}`,
    lowest: (name, value) => `Niedrigster Wert: ${name} mit ${value}`,
    change: (from, to, change, values) => `Von ${from} bis ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `von ${from} auf ${to}`,
    points: 'Prozentpunkte',
    inAll: (title, value) => `${title}: insgesamt **${value}**`,
    average: (unit, value) => `Durchschnitt pro ${unit}: ${value}`,
    onlyWhole: (units) => `Verglichen sind nur vollständige ${units}`,
    first: ({ title }, name, value) => `${title}: **${name}** hat mit **${value}** den höchsten Wert`,
    last: ({ title }, name, value) => `${title}: **${name}** hat mit **${value}** den niedrigsten Wert`,
    ofTotal: (percent) => `, das sind ${percent} der Summe`,
    leads: ({ title }, name, value, percent, total) =>
      `${title}: **${name}** hat mit **${value}** den höchsten Wert, das sind ${percent} der Summe von ${total}`,
    only: ({ title }, name, value, others) => `${title}: nur **${name}** mit ${listText([`**${value}**`, ...others], 'und')}`,
    its: (title, value) => `${title}: ${value}`,
    next: (names) => `Danach folgen ${listText(names, 'und')}`,
    named: (name, value) => `${name} mit ${value}`,
    lastOfThese: (name, value) => `An letzter Stelle hier: ${name} mit ${value}`,
    topThree: (percent) => `Die ersten drei machen **${percent}** aus`,
    together: (_topic, count, value) => `Alle ${count} zusammen: ${value}`,
    jointShare: (_topic, count, percent) => `Alle ${count} zusammen: ≈ **${percent}**`,
    same: ({ title }, count, value) => `${title}: Alle ${count} haben denselben Wert, **${value}**`,
    meeting: (_topic, count) => `Die Bedingung erfüllt: ${count}`,
    shareOf: ({ title }, name, percent, value, total) => `${title}: **${name}** macht **${percent}** aus, ${value} von ${total}`,
    shareless: ({ title }, name) => `${title}: Für ${name} gibt es keinen Wert`,
    place: (place, count) => `Das ist Platz ${place} von ${count}`,
    ranks: ({ title }, place, name, value) => `${title}: ${place}. **${name}** mit ${value}`,
    numbered: (place, name, value) => `Platz ${place}: ${name} mit ${value}`,
    tooFew: ({ title }, count, place) => `${title}: Es gibt nur ${count}, also keinen Platz ${place}`,
    addedUp: ({ title }, total, name) => `${title}: insgesamt **${total}** (${name})`,
    half: (name) => `Die Hälfte war erreicht: **${name}**`,
    largestStep: (name, value) => `Größter Schritt: **${name}** mit ${value}`,
    noAverage: ({ title }, size, units) => `${title}: Es gibt weniger als ${size} ${units}, also keinen gleitenden Durchschnitt`,
    averageSize: (size, units) => `Jeder Durchschnitt umfasst ${size} ${units}; am Anfang fehlt er deshalb`,
    hasValuesAfterComputed: true,
    seriesEnds: ({ title }) => `${title}, am Ende jeder Linie`,
    compared: ({ title }, now, change = 'neu', before, period) => `${title}: **${now}**, **${change}** gegenüber ${before} ${period}`,
    changed: (change, before, value) => `, ${change}${before === undefined ? '' : ` (von ${before} auf ${value})`}`,
    isNew: 'neu',
    movedMost: ({ title }, { name, change, value, before }) =>
      `${title}: **${name}**, **${change}** (${before === undefined ? value : `von ${before} auf ${value}`})`,
    heads: ({ title }, name) => `${title}: **${name}**`,
    beside: ({ title }, period) => `${title}: Schritt für Schritt neben den Werten ${period}`,
    strongest: (_topic, { name, change, direction }, values) =>
      `${direction > 0 ? 'Stärkster Anstieg' : 'Kleinster Rückgang'}: **${name}**, ${change} (${values})`,
    weakest: (_topic, { name, change }, values) => `Schwächste Entwicklung: **${name}**, ${change} (${values})`,
    follower: (place, { name, change }, values) =>
      `${{ next: 'Danach', after: 'Dann', last: 'An letzter Stelle hier' }[place]}: **${name}**, ${change} (${values})`,
    lowIsBetter: (title) => `Bei „${title}“ ist ein niedriger Wert besser`,
    upAndDown: (_topic, up, down) => `Gestiegen: ${up}, gesunken: ${down}`,
    howManyMoved: ({ title }, up, down, all) => `${title}: **gesunken sind ${down} von ${all}, gestiegen ${up}**`,
    added: (_topic, period, rows, more) => `Ohne Wert ${period}: ${listText([...rows, ...(more > 0 ? [`${more} weitere`] : [])], 'und')}`,
    nowAt: (name, value) => `**${name}** (jetzt ${value})`,
    lastStep: ({ title }, name, value, change) =>
      `${title}: zuletzt **${value}** (${name})${change === undefined ? '' : `, **${change}**`}`,
    nothingBefore: () => 'Kein früherer Zeitraum zum Vergleich',
    marginAndProfit: (margin, profit) => `${margin}, Gewinn ${profit}`,
    wholeLoss: ({ title }, isLoss, amounts) =>
      `**${isLoss ? 'Ja, es gab einen Verlust' : 'Nein, es gab keinen Verlust'}**: ${title}: ${amounts}`,
    losing: ({ title }, count, all) =>
      `${title}: **Mit Verlust: ${count === 0 ? 'keine' : count === all && all > 1 ? `mindestens ${count}` : count}**`,
    lowestMargins: 'Die niedrigsten Margen:',
    largestLosses: 'Die größten Verluste nach Marge:',
    firstInEach: 'Jeweils an erster Stelle:',
    moreGroups: (count) => `${count} weitere Gruppen stehen in der Tabelle`,
    listed: (_plan, title, count) => `${title}: **${count}**`,
    firstNames: 'Die ersten im Alphabet:',
    empty({ model }, title) {
      const months = monthsOfData(model, 'de');
      const period = months === undefined ? '' : `. Die Daten reichen von ${months.first} bis ${months.last}`;
      return `Zu „${title}“ gibt es in den sichtbaren Daten nichts${period}`;
    },
    didNotMove: (title, isFall) => `**${title}: nicht ${isFall ? 'gesunken' : 'gestiegen'}.**`,
    nothingToExplain: 'In einem der beiden Zeiträume gibt es keine Zahlen, also auch keine Veränderung zu erklären',
    nothingMoved: (keys) => `Nach ${keys}: kein Teil hat sich so verändert`,
    contributors: (keys, isFall) => `${isFall ? 'Größte Rückgänge' : 'Größte Anstiege'} nach ${keys}:`,
  },
  notes: {
    assumed: (title) => `Da keine Kennzahl genannt ist, geht es hier um ${title === 'Umsatz' ? 'den Umsatz' : `„${title}“`}.`,
    readAs: (written, taken) => `„${written}“ ist hier als „${taken}“ gelesen.`,
    ignored: (words) => `Nicht berücksichtigt, weil unbekannt: ${words}.`,
    noShares: () => 'Anteile würden sich hier nicht zu 100 % addieren, deshalb stehen die Werte selbst da.',
    otherChart: () => 'Die gewünschte Darstellung passt nicht zu diesem Ergebnis, deshalb ist es anders dargestellt.',
    undrawn: (titles) => `Nur in der Tabelle, nicht im Diagramm: ${listText(titles, 'und')}.`,
    noChart: (names) => `Diese Darstellung gibt es nicht: ${names}. Möglich sind Linien, Flächen, Balken, Kreise und Tabellen.`,
    chartLimit: (count) => `Das Diagramm zeigt die ersten ${count}.`,
    overlap: 'Die beiden Zeiträume überschneiden sich.',
    incomplete: (firstDay) => `Die Daten beginnen am ${firstDay}, deshalb ist der frühere Zeitraum unvollständig.`,
    unequal: (one, other) => `Die beiden Zeiträume sind nicht gleich lang: ${one} und ${other}.`,
    sameDays: () => 'Verglichen sind gleich viele Tage, denn der laufende Zeitraum ist noch nicht vollständig.',
    firstAndLast: () => 'Verglichen sind das erste und das letzte ganze Jahr dieses Zeitraums.',
    amountsIn: (currency) => `Alle Beträge sind in ${currency}. Die Daten enthalten keine Wechselkurse.`,
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
    failed: () => 'Die Abfrage ließ sich nicht ausführen.',
    didYouMean: 'Gemeint war vielleicht:',
    abilities({ isRetail, measures, dimensions, months }) {
      const period = months === undefined ? '' : ` von ${months.first} bis ${months.last}`;
      const by = `${dimensions === '' ? '' : `, nach ${dimensions}`}${months === undefined ? '' : ' und im Zeitverlauf'}`;
      return `Ich beantworte Fragen zu den Daten${isRetail ? ' eines Handelsunternehmens' : ''}${period}: **${measures}**${by}.`;
    },
    forExample: 'Zum Beispiel:',
    greeting: ({ isRetail }) => `Hallo! Hier gibt es Antworten zu den ${isRetail ? 'Verkaufszahlen' : 'Daten'}.`,
    thanks({ example, months, year }) {
      const changes = [...(example === undefined ? [] : [`„nach ${example}“`]), ...(months === undefined ? [] : [`„nur ${year}“`])];
      return `Gern! Eine Änderung wie ${listText(changes, 'oder')} baut auf der letzten Antwort auf.`;
    },
    help: 'Das kann ich:',
    forecast: ({ lastDay, months }) =>
      `In die Zukunft kann ich nicht sehen${months === undefined ? '' : `: Die Daten enden am ${lastDay}`}.`,
    save: 'Berichte und Dashboards kann ich hier nicht speichern. Jede Tabelle und jedes Diagramm lässt sich aber herunterladen.',
    mayNotSave:
      'In dieser Sitzung lassen sich Inhalte weder anlegen noch ändern, also auch nicht speichern. Jede Tabelle und jedes Diagramm hier lässt sich aber herunterladen.',
    readOnly: 'Ich lese Daten nur; ändern, löschen oder verschicken kann ich nichts.',
  },
  thoughts: {
    search: 'Zuerst suche ich die Teile des Datenmodells, um die es geht.',
    query: (title) => `Dafür frage ich die Daten ab: ${title}.`,
    rows: (count) => `Zeilen im Ergebnis: ${count}.`,
    nothingFound: () => 'Dazu findet sich nichts im Datenmodell.',
    clock: (timeZone) => `Zeiten in ${timeZone}.`,
  },
  retail: {
    measures: 'Umsatz, Stückzahl, Gewinn, Marge, Bestellungen, Bestellwert, Rabatte, Retouren und Kunden',
    dimensions: 'Produkt, Kategorie, Marke, Filiale, Stadt, Land, Region, Kanal, Aktion oder Kundengruppe',
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
