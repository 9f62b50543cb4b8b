import { listText } from '../words/listText.js';
import { spanishNames } from './esNames.js';
import { type RangeWords, rangeText } from './rangeName.js';
import type { TitleParts, Wording } from './Wording.js';

export const spanish: Wording = {
  locale: 'es',
  names: spanishNames,
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `«${text}»`,
    list: (items) => listText(items, 'y'),
    choice: (items) => listText(items, 'o'),
    comma: ', ',
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `sin ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `en ${values}` : `para ${values}`;
    },
    range: (range) =>
      range.kind === 'days' ? `del ${range.first} al ${range.last}` : `${prepositions[range.kind]}${rangeText(range, rangeWords)}`,
    rangeName: (range) => rangeText(range, rangeWords),
    week: (day) => `semana del ${day}`,
    limit: (measure, bounds) => `con ${lowerFirst(measure)} ${bounds}`,
    computed: (computation, units) =>
      computation.kind === 'running-total' ? 'total acumulado' : `media móvil de ${computation.size} ${units}`,
    average: (measure, unit) => `${measure} (media por ${unit})`,
    part: (values, isExcluded) => `${isExcluded ? 'sin' : 'con'} «${values}» en el nombre`,
    onlyRows: (rows, condition) => `(solo ${lowerFirst(rows)} ${condition})`,
    happened: { sales: ['con ventas', 'sin ventas'], returns: ['con devoluciones', 'sin devoluciones'] },
    bound: (operator, value) =>
      `${{ '>': 'por encima de', '>=': 'de al menos', '<': 'por debajo de', '<=': 'de como máximo', '=': 'de exactamente' }[operator]} ${value}`,
  },
  facts: {
    sum: (title, value, count, unit) => `${title}: **${value}** en total en ${count} ${unit}`,
    between: (title, low, high) => `${title}: entre **${low}** y **${high}**`,
    highest: (name, value) => `Valor más alto: **${name}**, con ${value}`,
    lowest: (name, value) => `Valor más bajo: **${name}**, con ${value}`,
    change: (from, to, change, values) => `De ${from} a ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `de ${from} a ${to}`,
    average: (unit, value) => `Media por ${unit}: ${value}`,
    onlyWhole: (units) => `Solo se comparan ${units} completos`,
    first: (title, name, value) => `${title}: **${name}** tiene el valor más alto, **${value}**`,
    last: (title, name, value) => `${title}: **${name}** tiene el valor más bajo, **${value}**`,
    ofTotal: (percent) => `, el ${percent} del total`,
    next: (others) => `Después: ${others}`,
    named: (name, value) => `${name} con ${value}`,
    lastOfThese: (name, value) => `En último lugar de esta lista: ${name} con ${value}`,
    topThree: (percent) => `Los tres primeros suman el **${percent}**`,
    together: (count, value) => `Total de ${count}: ${value}`,
    same: (title, count, value) => `${title}: todos tienen el mismo valor (${count}), **${value}**`,
    meeting: (count) => `Cumplen la condición: ${count}`,
    shareOf: (name, title, percent, value, total) => `${title}: **${name}** representa el **${percent}**, ${value} de ${total}`,
    place: (place, count) => `Ocupa el puesto ${place} de ${count}`,
    compared: (title, now, change, before, period) => `${title}: **${now}**, **${change}** frente a ${before} ${period}`,
    strongest: (name, change, values) => `Mayor aumento: **${name}**, ${change} (${values})`,
    weakest: (name, change, values) => `Evolución más débil: **${name}**, ${change} (${values})`,
    upAndDown: (up, down) => `Subieron: ${up}; bajaron: ${down}`,
    lastStep: (title, name, value, change) => `${title}: lo último, **${value}** (${name}), **${change}**`,
    nothingBefore: 'No hay nada anterior con que comparar',
    firstInEach: 'El primero de cada grupo:',
    moreGroups: (count) => `Hay ${count} grupos más en la tabla`,
    listed: (title, count) => `${title}: **${count}**`,
    firstNames: 'Los primeros por orden alfabético:',
    empty: (title) => `No hay nada sobre «${title}» en los datos que puedes ver. Los datos van de enero de 2023 a diciembre de 2025`,
    points: 'puntos',
  },
  notes: {
    assumed: 'Como no nombraste ninguna medida, tomé los ingresos.',
    readAs: (written, taken) => `Leí «${written}» como «${taken}».`,
    ignored: (words) => `No tuve en cuenta ${words}, que no conozco.`,
    noShares: 'Aquí los porcentajes no sumarían 100, así que ves los valores.',
    otherChart: 'La forma pedida no encaja con este resultado, así que se muestra de otra manera.',
    undrawn: (names) => `Solo en la tabla, no en el gráfico: ${names}.`,
    noChart: (names) => `No puedo dibujar esto: ${names}. Puedo mostrar líneas, áreas, barras, gráficos circulares o una tabla.`,
    sameDays: 'Se compara el mismo número de días, porque el periodo en curso no está completo.',
    firstAndLast: 'Se comparan el primer y el último año completos de ese periodo.',
    euros: 'Todos los importes están en euros. Los datos no tienen tipos de cambio.',
    plainer: 'La consulta completa falló, así que faltan la comparación, el porcentaje y la condición.',
    leftOut: (asked, answered) => `Pediste ${asked} resultados; aquí están los primeros ${answered}.`,
    understood: (title) => `Lo entendí así: ${title}.`,
    noCauses: 'Las causas no están en los datos.',
    visibleRows: (names) => `Solo ves las filas de ${names}; todas las cifras y los porcentajes se refieren a ellas.`,
  },
  refusals: {
    notFound: (words) => `No encontré ${words} en los datos que puedes ver, y prefiero no inventar una cifra.`,
    notUnderstood: (words) => `No entendí ${words}.`,
    nothing: 'No encontré en los datos nada de lo que pregunta esto.',
    cannotAnswer: 'No puedo responder eso con estos datos.',
    failed: 'No se pudo ejecutar la consulta.',
    didYouMean: 'Quizá querías decir:',
    abilities:
      'Respondo preguntas sobre los datos de una cadena de tiendas de enero de 2023 a diciembre de 2025: **ingresos, unidades, beneficio, margen, pedidos, valor medio de pedido, descuentos, devoluciones y clientes**, por producto, categoría, marca, tienda, ciudad, país, región, canal, promoción o grupo de clientes, y a lo largo del tiempo.',
    forExample: 'Por ejemplo:',
    greeting: '¡Hola! Pregúntame por tus ventas.',
    thanks: '¡De nada! Un cambio como «por tienda» o «solo 2024» parte de la última respuesta.',
    help: 'Esto es lo que puedo hacer.',
    forecast: 'No puedo mirar al futuro: los datos terminan el 31 de diciembre de 2025.',
    save: 'Aquí no puedo guardar informes ni paneles, pero puedes descargar cualquier tabla o gráfico.',
    readOnly: 'Solo leo datos: no puedo cambiar, borrar ni enviar nada.',
  },
  thoughts: {
    search: 'Primero busco las partes del modelo de datos de las que trata la pregunta.',
    query: (title) => `Para esto consulto los datos: ${title}.`,
    rows: (count) => `Filas del resultado: ${count}.`,
    nothingFound: 'No hay nada así en el modelo de datos.',
    clock: (timeZone) => `Horas en ${timeZone}.`,
  },
  starters: [
    'Ingresos por mes en 2025',
    'Las 5 mejores tiendas por ingresos en 2025',
    'Ingresos por categoría comparados con el año anterior',
    'Porcentaje de pedidos por canal',
    'Tasa de devolución por marca en el tercer trimestre de 2025',
  ],
};

const prepositions = { year: 'en ', quarter: 'en el ', month: 'en ', day: 'el ', since: '', before: '', years: 'de ', months: 'de ' };

const rangeWords: RangeWords = {
  quarter: (quarter, year) => `${quarterText(quarter)} de ${year}`,
  since: (name) => `desde ${name}`,
  before: (name) => `antes de ${name}`,
  stretch: (first, last) => `${first} a ${last}`,
};

function titleOf({ measures, isShare, isChange, computed, keys, ranking, filters, range, limit, compared }: TitleParts): string {
  const noun = `${measures}${isChange ? ' y su variación' : ''}`;
  const by = keys.length > 0 ? `por ${listText(keys.map(lowerFirst), 'y')}` : '';
  const comparison = compared === '' ? '' : `en comparación con ${compared}`;
  const remarks = [
    computed === '' ? '' : `(${computed})`,
    isShare ? '(en porcentaje)' : '',
    ranking === undefined ? '' : rankText(ranking),
  ];
  return [noun, by, ...filters, range, limit, comparison, ...remarks].filter((part) => part !== '').join(' ');
}

function rankText({ direction, count, isByChange }: NonNullable<TitleParts['ranking']>): string {
  const place = { top: 'top', bottom: 'más bajos', best: 'mejores', worst: 'peores' }[direction];
  return `(${place} ${count}${isByChange === true ? ' por crecimiento' : ''})`;
}

function quarterText(quarter: number): string {
  return `${['primer', 'segundo', 'tercer', 'cuarto'][quarter - 1] ?? ''} trimestre`;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

const placeDimensions: ReadonlySet<string> = new Set(['region', 'country', 'city', 'store']);
