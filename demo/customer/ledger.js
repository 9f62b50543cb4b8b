/** The heading of a pinned table: a row of the titles of its columns. */
export function headOf(columns) {
  return row(columns, (column) => cell('th', column, titleOf(column)));
}

/** A row of a pinned table, each cell in the format of its column. */
export function rowOf(cells, { columns, rows }) {
  return row(columns, (column, index) =>
    cell(
      'td',
      column,
      formatCell(
        cells[index],
        column,
        rows.map((other) => other[index]),
      ),
    ),
  );
}

/** A value as the shop writes it: dates in words, sums of money in euros, shares in per cent. */
export function formatCell(value, column, all) {
  if (value === null) return '–';
  if (column.type === 'time') return formatTime(String(value), all);
  if (!isNumber(column)) return String(value);
  const number = Number(value);
  if (Number.isNaN(number)) return String(value);
  if (percents.test(column.name)) return shares.format(number / 100);
  return (euros.has(column.name) ? inEuros(number) : plain).format(number);
}

/** Every value of a column is written alike: as months, or as days, or with their time. */
function formatTime(value, all) {
  const texts = all.filter((other) => other !== null).map(String);
  const style = texts.every((text) => /-01T00:00:00/.test(text)) ? months : texts.every((text) => /T00:00:00/.test(text)) ? days : moments;
  const date = new Date(/Z|[+-]\d\d:\d\d$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(date.getTime()) ? value : style.format(date);
}

function titleOf({ name, title }) {
  const words = title ?? name.replaceAll('_', ' ').replace(/ percent$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function row(columns, cellOf) {
  const element = document.createElement('tr');
  element.append(...columns.map(cellOf));
  return element;
}

function cell(tag, column, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  element.classList.toggle('number', isNumber(column));
  if (tag === 'th') element.scope = 'col';
  return element;
}

function isNumber({ type }) {
  return type === 'integer' || type === 'number';
}

/** Large sums without cents, as in a ledger's summary. */
function inEuros(value) {
  return Math.abs(value) < 1000 ? exactEuros : wholeEuros;
}

const locale = 'en-GB';
const exactEuros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The columns of the shop's own books that hold money. */
const euros = new Set(['revenue', 'profit', 'cost', 'discounts', 'refunds', 'average_order_value', 'average_price', 'revenue_per_buyer']);
const percents = /_percent$|^(margin|return_rate|discount_rate)$/;
