import { spanish as spanishQuestions } from '../languages/es.js';
import { listText } from '../words/listText.js';
import { namesIn } from './memberNames.js';
import { monthsOfData, type RangeWords, rangeText } from './rangeName.js';
import type { OtherWording, TitleParts } from './Wording.js';

export const spanish: OtherWording = {
  locale: 'es',
  names: {
    nameOf: namesIn(spanishQuestions),
    columns: { list_price: 'precio de lista', floor_area: 'superficie en m²' },
    rows: { customers: 'Clientes', products: 'Productos', stores: 'Tiendas', orders: 'Pedidos', 'order lines': 'Líneas de pedido' },
    grains: {
      day: ['día', 'días'],
      week: ['semana', 'semanas'],
      month: ['mes', 'meses'],
      quarter: ['trimestre', 'trimestres'],
      year: ['año', 'años'],
    },
    meanings: {
      'Sales after discounts, before returns': 'Ventas después de descuentos y antes de devoluciones',
      'Pieces sold': 'Número de unidades vendidas',
      'Revenue minus the cost of goods': 'Ingresos menos el coste de la mercancía',
      'Profit as a percentage of revenue': 'Beneficio como porcentaje de los ingresos',
      'Revenue divided by orders': 'Ingresos divididos entre los pedidos',
      'Price reductions given': 'Rebajas de precio aplicadas',
      'Cost of the goods sold': 'Coste de la mercancía vendida',
      'Returned pieces as a percentage of pieces sold': 'Unidades devueltas como porcentaje de las vendidas',
      'Number of orders': 'Número de pedidos',
      'Number of different orders': 'Número de pedidos',
      'Customers who placed at least one order': 'Clientes con al menos un pedido',
      'Number of different customers who bought': 'Clientes con al menos un pedido',
      'Customers who signed up in the time asked for': 'Clientes que se registraron en ese tiempo',
      'Sum of the floor area in square metres': 'Suma de la superficie de venta en metros cuadrados',
    },
    none: 'Sin datos',
    share: 'Porcentaje',
    change: 'Variación',
    amount: 'Valor',
  },
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `«${text}»`,
    list: (items) => listText(items, 'y'),
    choice: (items) => listText(items, 'o'),
    comma: ', ',
  },
  times: {
    range: (range) =>
      range.kind === 'days' ? `del ${range.first} al ${range.last}` : `${prepositions[range.kind]}${rangeText(range, rangeWords)}`,
    name: (range) => rangeText(range, rangeWords),
    week: (day) => `semana del ${day}`,
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `sin ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `en ${values}` : `para ${values}`;
    },
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
    total: ({ title }, value) => `${title}: **${value}**`,
    sum: ({ title }, value, count, units) => `${title}: **${value}** en total en ${count} ${units}`,
    between: ({ title }, low, high) => `${title}: entre **${low}** y **${high}**`,
    highest: (name, value) => `Valor más alto: ${name}, con ${value}`,
    lowest: (name, value) => `Valor más bajo: ${name}, con ${value}`,
    change: (from, to, change, values) => `De ${from} a ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `de ${from} a ${to}`,
    points: 'puntos',
    inAll: (title, value) => `${title}: **${value}** en total`,
    average: (unit, value) => `Media por ${unit}: ${value}`,
    onlyWhole: (units) => `Solo se comparan ${units} completos`,
    first: ({ title }, name, value) => `${title}: **${name}** tiene el valor más alto, **${value}**`,
    last: ({ title }, name, value) => `${title}: **${name}** tiene el valor más bajo, **${value}**`,
    ofTotal: (percent) => `, el ${percent} del total`,
    leads: ({ title }, name, value, percent, total) =>
      `${title}: **${name}** tiene el valor más alto, **${value}**, el ${percent} del total de ${total}`,
    only: ({ title }, name, value, others) => `${title}: solo **${name}**, con ${listText([`**${value}**`, ...others], 'y')}`,
    its: (title, value) => `${title}: ${value}`,
    next: (names) => `Después: ${listText(names, 'y')}`,
    named: (name, value) => `${name} con ${value}`,
    lastOfThese: (name, value) => `En último lugar de esta lista: ${name} con ${value}`,
    topThree: (percent) => `Los tres primeros suman el **${percent}**`,
    together: (_topic, count, value) => `Total de ${count}: ${value}`,
    jointShare: (_topic, count, percent) => `Total de ${count}: ≈ **${percent}**`,
    same: ({ title }, count, value) => `${title}: todos tienen el mismo valor (${count}), **${value}**`,
    meeting: (_topic, count) => `Cumplen la condición: ${count}`,
    shareOf: ({ title }, name, percent, value, total) => `${title}: **${name}** representa el **${percent}**, ${value} de ${total}`,
    shareless: ({ title }, name) => `${title}: no hay ningún valor de ${name}`,
    place: (place, count) => `Ocupa el puesto ${place} de ${count}`,
    ranks: ({ title }, place, name, value) => `${title}: ${place}. **${name}** con ${value}`,
    numbered: (place, name, value) => `Puesto ${place}: ${name} con ${value}`,
    tooFew: ({ title }, count, place) => `${title}: solo hay ${count}, así que nadie ocupa el puesto ${place}`,
    addedUp: ({ title }, total, name) => `${title}: **${total}** en total (${name})`,
    half: (name) => `La mitad se alcanzó en **${name}**`,
    largestStep: (name, value) => `El mayor paso: **${name}**, con ${value}`,
    noAverage: ({ title }, size, units) => `${title}: hay menos de ${size} ${units}, así que no hay media móvil`,
    averageSize: (size, units) => `Cada media abarca ${size} ${units}; por eso falta al principio`,
    hasValuesAfterComputed: true,
    seriesEnds: ({ title }) => `${title}, al final de cada línea`,
    compared: ({ title }, now, change = 'nuevo', before, period) => `${title}: **${now}**, **${change}** frente a ${before} ${period}`,
    changed: (change, before, value) => `, ${change}${before === undefined ? '' : ` (de ${before} a ${value})`}`,
    isNew: 'nuevo',
    movedMost: ({ title }, { name, change, value, before }) =>
      `${title}: **${name}**, **${change}** (${before === undefined ? value : `de ${before} a ${value}`})`,
    heads: ({ title }, name) => `${title}: **${name}**`,
    beside: ({ title }, period) => `${title}: paso a paso, junto a los valores ${period}`,
    strongest: (_topic, { name, change, direction }, values) =>
      `${direction > 0 ? 'Mayor aumento' : 'Menor descenso'}: **${name}**, ${change} (${values})`,
    weakest: (_topic, { name, change }, values) => `Evolución más débil: **${name}**, ${change} (${values})`,
    follower: (place, { name, change }, values) =>
      `${{ next: 'Después', after: 'Luego', last: 'En último lugar de esta lista' }[place]}: **${name}**, ${change} (${values})`,
    lowIsBetter: (title) => `En «${title}», un valor bajo es mejor`,
    upAndDown: (_topic, up, down) => `Subieron: ${up}; bajaron: ${down}`,
    howManyMoved: ({ title }, up, down, all) => `${title}: **bajaron ${down} de ${all} y subieron ${up}**`,
    added: (_topic, period, rows, more) => `Sin valor ${period}: ${listText([...rows, ...(more > 0 ? [`${more} más`] : [])], 'y')}`,
    nowAt: (name, value) => `**${name}** (ahora ${value})`,
    lastStep: ({ title }, name, value, change) =>
      `${title}: lo último, **${value}** (${name})${change === undefined ? '' : `, **${change}**`}`,
    nothingBefore: () => 'No hay nada anterior con que comparar',
    marginAndProfit: (margin, profit) => `${margin}, beneficio ${profit}`,
    wholeLoss: ({ title }, isLoss, amounts) => `**${isLoss ? 'Sí, hubo pérdidas' : 'No, no hubo pérdidas'}**: ${title}: ${amounts}`,
    losing: ({ title }, count, all) =>
      `${title}: **con pérdidas: ${count === 0 ? 'ninguno' : count === all && all > 1 ? `al menos ${count}` : count}**`,
    lowestMargins: 'Los márgenes más bajos:',
    largestLosses: 'Las mayores pérdidas por margen:',
    firstInEach: 'El primero de cada grupo:',
    moreGroups: (count) => `Hay ${count} grupos más en la tabla`,
    listed: (_plan, title, count) => `${title}: **${count}**`,
    firstNames: 'Los primeros por orden alfabético:',
    empty({ model }, title) {
      const months = monthsOfData(model, 'es');
      const period = months === undefined ? '' : `. Los datos van de ${months.first} a ${months.last}`;
      return `No hay nada sobre «${title}» en los datos que puedes ver${period}`;
    },
    didNotMove: (title, isFall) => `**${title}: no hubo ${isFall ? 'descenso' : 'aumento'}.**`,
    nothingToExplain: 'En uno de los dos periodos no hay cifras, así que no hay ningún cambio que explicar',
    nothingMoved: (keys) => `Por ${lowerFirst(keys)}: ninguna parte cambió así`,
    contributors: (keys, isFall) => `${isFall ? 'Mayores descensos' : 'Mayores aumentos'} por ${lowerFirst(keys)}:`,
  },
  notes: {
    assumed: (title) => `Como no nombraste ninguna medida, tomé ${title === 'Ingresos' ? 'los ingresos' : `«${title}»`}.`,
    readAs: (written, taken) => `Leí «${written}» como «${taken}».`,
    ignored: (words) => `No tuve en cuenta ${words}, que no conozco.`,
    noShares: () => 'Aquí los porcentajes no sumarían 100, así que ves los valores.',
    otherChart: () => 'La forma pedida no encaja con este resultado, así que se muestra de otra manera.',
    undrawn: (titles) => `Solo en la tabla, no en el gráfico: ${listText(titles, 'y')}.`,
    noChart: (names) => `No puedo dibujar esto: ${names}. Puedo mostrar líneas, áreas, barras, gráficos circulares o una tabla.`,
    chartLimit: (count) => `El gráfico muestra los primeros ${count}.`,
    overlap: 'Los dos periodos se solapan.',
    incomplete: (firstDay) => `Los datos empiezan el ${firstDay}, así que el periodo anterior está incompleto.`,
    unequal: (one, other) => `Los dos periodos no duran lo mismo: ${one} y ${other}.`,
    sameDays: () => 'Se compara el mismo número de días, porque el periodo en curso no está completo.',
    firstAndLast: () => 'Se comparan el primer y el último año completos de ese periodo.',
    amountsIn: (currency) => `Todos los importes están en ${currency}. Los datos no tienen tipos de cambio.`,
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
    failed: () => 'No se pudo ejecutar la consulta.',
    didYouMean: 'Quizá querías decir:',
    abilities({ isRetail, measures, dimensions, months }) {
      const period = months === undefined ? '' : ` de ${months.first} a ${months.last}`;
      const by = `${dimensions === '' ? '' : `, por ${dimensions}`}${months === undefined ? '' : ', y a lo largo del tiempo'}`;
      return `Respondo preguntas sobre ${isRetail ? 'los datos de una cadena de tiendas' : 'tus datos'}${period}: **${measures}**${by}.`;
    },
    forExample: 'Por ejemplo:',
    greeting: ({ isRetail }) => `¡Hola! Pregúntame por tus ${isRetail ? 'ventas' : 'datos'}.`,
    thanks({ example, months, year }) {
      const changes = [
        ...(example === undefined ? [] : [`«por ${lowerFirst(example)}»`]),
        ...(months === undefined ? [] : [`«solo ${year}»`]),
      ];
      return `¡De nada! Un cambio como ${listText(changes, 'o')} parte de la última respuesta.`;
    },
    help: 'Esto es lo que puedo hacer.',
    forecast: ({ lastDay, months }) => `No puedo mirar al futuro${months === undefined ? '' : `: los datos terminan el ${lastDay}`}.`,
    save: 'Aquí no puedo guardar informes ni paneles, pero puedes descargar cualquier tabla o gráfico.',
    mayNotSave:
      'En esta sesión no se puede crear ni cambiar contenido, así que no puedo guardarlo. Las tablas y los gráficos de aquí se pueden descargar.',
    readOnly: 'Solo leo datos: no puedo cambiar, borrar ni enviar nada.',
  },
  thoughts: {
    search: 'Primero busco las partes del modelo de datos de las que trata la pregunta.',
    query: (title) => `Para esto consulto los datos: ${title}.`,
    rows: (count) => `Filas del resultado: ${count}.`,
    nothingFound: () => 'No hay nada así en el modelo de datos.',
    clock: (timeZone) => `Horas en ${timeZone}.`,
  },
  retail: {
    measures: 'ingresos, unidades, beneficio, margen, pedidos, valor medio de pedido, descuentos, devoluciones y clientes',
    dimensions: 'producto, categoría, marca, tienda, ciudad, país, región, canal, promoción o grupo de clientes',
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
