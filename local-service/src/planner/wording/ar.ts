import { arabic as arabicQuestions } from '../languages/ar.js';
import { namesIn } from './memberNames.js';
import { monthsOfData, type RangeWords, rangeText } from './rangeName.js';
import type { OtherWording, TitleParts } from './Wording.js';

export const arabic: OtherWording = {
  locale: 'ar',
  names: {
    nameOf: namesIn(arabicQuestions),
    columns: { list_price: 'سعر القائمة', floor_area: 'المساحة بالمتر المربع' },
    rows: { customers: 'العملاء', products: 'المنتجات', stores: 'المتاجر', orders: 'الطلبات', 'order lines': 'بنود الطلبات' },
    grains: {
      day: ['اليوم', 'الأيام'],
      week: ['الأسبوع', 'الأسابيع'],
      month: ['الشهر', 'الأشهر'],
      quarter: ['الربع', 'الأرباع'],
      year: ['السنة', 'السنوات'],
    },
    meanings: {
      'Sales after discounts, before returns': 'المبيعات بعد الخصومات وقبل المرتجعات',
      'Pieces sold': 'عدد الوحدات المباعة',
      'Revenue minus the cost of goods': 'الإيرادات ناقص تكلفة البضائع',
      'Profit as a percentage of revenue': 'الأرباح كنسبة مئوية من الإيرادات',
      'Revenue divided by orders': 'الإيرادات مقسومة على عدد الطلبات',
      'Price reductions given': 'تخفيضات الأسعار الممنوحة',
      'Cost of the goods sold': 'تكلفة البضائع المباعة',
      'Returned pieces as a percentage of pieces sold': 'الوحدات المرتجعة كنسبة مئوية من المباعة',
      'Number of orders': 'عدد الطلبات',
      'Number of different orders': 'عدد الطلبات',
      'Customers who placed at least one order': 'العملاء الذين لديهم طلب واحد على الأقل',
      'Number of different customers who bought': 'العملاء الذين لديهم طلب واحد على الأقل',
      'Customers who signed up in the time asked for': 'العملاء الذين سجلوا في هذه الفترة',
      'Sum of the floor area in square metres': 'مجموع مساحة البيع بالمتر المربع',
    },
    none: 'لا قيمة',
    share: 'النسبة',
    change: 'التغير',
    amount: 'القيمة',
  },
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `«${text}»`,
    list: (items) => items.join(' و '),
    choice: (items) => items.join(' أو '),
    comma: '، ',
  },
  times: {
    range: (range) =>
      ['year', 'quarter', 'month', 'day'].includes(range.kind) ? `في ${rangeText(range, rangeWords)}` : rangeText(range, rangeWords),
    name: (range) => rangeText(range, rangeWords),
    week: (day) => `أسبوع ${day}`,
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `باستثناء ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `في ${values}` : `ضمن ${values}`;
    },
    limit: (measure, bounds) => `حيث ${measure} ${bounds}`,
    computed: (computation, units) =>
      computation.kind === 'running-total' ? 'المجموع التراكمي' : `المتوسط المتحرك (${units}: ${computation.size})`,
    average: (measure, unit) => `${measure} (المتوسط في ${unit})`,
    part: (values, isExcluded) => `${isExcluded ? 'دون' : 'مع'} «${values}» في الاسم`,
    onlyRows: (rows, condition) => `(فقط ${rows} ${condition})`,
    happened: { sales: ['التي لها مبيعات', 'بلا مبيعات'], returns: ['التي لها مرتجعات', 'بلا مرتجعات'] },
    bound: (operator, value) =>
      `${{ '>': 'أكثر من', '>=': 'لا تقل عن', '<': 'أقل من', '<=': 'لا تزيد عن', '=': 'بالضبط' }[operator]} ${value}`,
  },
  facts: {
    total: ({ title }, value) => `${title}: **${value}**`,
    sum: ({ title }, value, count, units) => `${title}: المجموع **${value}** (عدد ${units}: ${count})`,
    between: ({ title }, low, high) => `${title}: بين **${low}** و **${high}**`,
    highest: (name, value) => `أعلى قيمة: ${name} (${value})`,
    lowest: (name, value) => `أدنى قيمة: ${name} (${value})`,
    change: (from, to, change, values) => `من ${from} إلى ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    points: 'نقطة',
    inAll: (title, value) => `${title}: المجموع **${value}**`,
    average: (unit, value) => `المتوسط (${unit}): ${value}`,
    onlyWhole: (units) => `تقتصر المقارنة على ${units} الكاملة`,
    first: ({ title }, name, value) => `${title}: أعلى قيمة لدى **${name}** وهي **${value}**`,
    last: ({ title }, name, value) => `${title}: أدنى قيمة لدى **${name}** وهي **${value}**`,
    ofTotal: (percent) => `، أي ${percent} من المجموع`,
    leads: ({ title }, name, value, percent, total) =>
      `${title}: أعلى قيمة لدى **${name}** وهي **${value}**، أي ${percent} من المجموع البالغ ${total}`,
    only: ({ title }, name, value, others) => `${title}: فقط **${name}** (${[`**${value}**`, ...others].join('، ')})`,
    its: (title, value) => `${title}: ${value}`,
    next: (names) => `ثم: ${names.join(' و ')}`,
    named: (name, value) => `${name} (${value})`,
    lastOfThese: (name, value) => `في آخر هذه القائمة: ${name} (${value})`,
    topThree: (percent) => `تمثل المراكز الثلاثة الأولى **${percent}**`,
    together: (_topic, count, value) => `المجموع (العدد ${count}): ${value}`,
    jointShare: (_topic, count, percent) => `المجموع (العدد ${count}): ≈ **${percent}**`,
    same: ({ title }, count, value) => `${title}: القيمة نفسها للجميع (${count})، وهي **${value}**`,
    meeting: (_topic, count) => `العدد المطابق للشرط: ${count}`,
    shareOf: ({ title }, name, percent, value, total) => `${title}: تبلغ حصة **${name}** نسبة **${percent}**، أي ${value} من ${total}`,
    shareless: ({ title }, name) => `${title}: لا توجد قيمة لدى ${name}`,
    place: (place, count) => `المرتبة ${place} من ${count}`,
    ranks: ({ title }, place, name, value) => `${title}: ${place}. **${name}** (${value})`,
    numbered: (place, name, value) => `المرتبة ${place}: ${name} (${value})`,
    tooFew: ({ title }, count, place) => `${title}: العدد ${count} فقط، لذلك لا توجد مرتبة ${place}`,
    addedUp: ({ title }, total, name) => `${title}: المجموع **${total}** (${name})`,
    half: (name) => `بلغ النصف في **${name}**`,
    largestStep: (name, value) => `أكبر خطوة: **${name}** (${value})`,
    noAverage: ({ title }, size, units) => `${title}: عدد ${units} أقل من ${size}، لذلك لا يوجد متوسط متحرك`,
    averageSize: (size, units) => `يشمل كل متوسط ${size} (${units})، لذلك لا قيمة له في البداية`,
    hasValuesAfterComputed: true,
    seriesEnds: ({ title }) => `${title}، في نهاية كل خط`,
    compared: ({ title }, now, change = 'جديد', before, period) => `${title}: **${now}**، **${change}** مقارنةً بقيمة ${before} ${period}`,
    changed: (change, before, value) => `، ${change}${before === undefined ? '' : ` (من ${before} إلى ${value})`}`,
    isNew: 'جديد',
    movedMost: ({ title }, { name, change, value, before }) =>
      `${title}: **${name}**، **${change}** (${before === undefined ? value : `من ${before} إلى ${value}`})`,
    heads: ({ title }, name) => `${title}: **${name}**`,
    beside: ({ title }, period) => `${title}: خطوة بخطوة بجانب القيم ${period}`,
    strongest: (_topic, { name, change, direction }, values) =>
      `${direction > 0 ? 'أكبر ارتفاع' : 'أقل انخفاض'}: **${name}**، ${change} (${values})`,
    weakest: (_topic, { name, change }, values) => `أضعف أداء: **${name}**، ${change} (${values})`,
    follower: (place, { name, change }, values) =>
      `${{ next: 'يليه', after: 'ثم', last: 'في آخر هذه القائمة' }[place]}: **${name}**، ${change} (${values})`,
    lowIsBetter: (title) => `في «${title}» القيمة الأقل أفضل`,
    upAndDown: (_topic, up, down) => `ارتفع: ${up}، انخفض: ${down}`,
    howManyMoved: ({ title }, up, down, all) => `${title}: **انخفض ${down} من ${all} وارتفع ${up}**`,
    added: (_topic, period, rows, more) => `بلا قيمة ${period}: ${[...rows, ...(more > 0 ? [`${more} غيرها`] : [])].join('، ')}`,
    nowAt: (name, value) => `**${name}** (الآن ${value})`,
    lastStep: ({ title }, name, value, change) =>
      `${title}: آخر قيمة **${value}** (${name})${change === undefined ? '' : `، **${change}**`}`,
    nothingBefore: () => 'لا توجد فترة سابقة للمقارنة',
    marginAndProfit: (margin, profit) => `${margin}، الأرباح ${profit}`,
    wholeLoss: ({ title }, isLoss, amounts) => `**${isLoss ? 'نعم، كانت هناك خسارة' : 'لا، لم تكن هناك خسارة'}**: ${title}: ${amounts}`,
    losing: ({ title }, count, all) =>
      `${title}: **عدد الخاسر منها: ${count === 0 ? 'لا شيء' : count === all && all > 1 ? `${count} على الأقل` : count}**`,
    lowestMargins: 'أدنى هوامش الربح:',
    largestLosses: 'أكبر الخسائر حسب الهامش:',
    firstInEach: 'الأول في كل مجموعة:',
    moreGroups: (count) => `مجموعات أخرى في الجدول: ${count}`,
    listed: (_plan, title, count) => `${title}: **${count}**`,
    firstNames: 'الأسماء الأولى أبجديًا:',
    empty({ model }, title) {
      const months = monthsOfData(model, 'ar');
      const period = months === undefined ? '' : `. تمتد البيانات من ${months.first} إلى ${months.last}`;
      return `لا يوجد شيء عن «${title}» في البيانات المتاحة لك${period}`;
    },
    didNotMove: (title, isFall) => `**${title}: لم يحدث ${isFall ? 'انخفاض' : 'ارتفاع'}.**`,
    nothingToExplain: 'لا توجد أرقام في إحدى الفترتين، لذلك لا يوجد تغير لتفسيره',
    nothingMoved: (keys) => `حسب ${keys}: لم يتغير أي جزء في هذا الاتجاه`,
    contributors: (keys, isFall) => `${isFall ? 'أكبر الانخفاضات' : 'أكبر الارتفاعات'} حسب ${keys}:`,
  },
  notes: {
    assumed: (title) => `لم يُذكر مقياس، لذلك تُعرض ${title === 'الإيرادات' ? title : `قيم «${title}»`}.`,
    readAs: (written, taken) => `قُرئت «${written}» على أنها «${taken}».`,
    ignored: (words) => `لم آخذ ${words} في الاعتبار لأنني لا أعرفه.`,
    noShares: () => 'لا يبلغ مجموع النسب هنا 100%، لذلك تُعرض القيم نفسها.',
    otherChart: () => 'الشكل المطلوب لا يناسب هذه النتيجة، لذلك تُعرض بشكل آخر.',
    undrawn: (titles) => `في الجدول فقط وليس في الرسم البياني: ${titles.join(' و ')}.`,
    noChart: (names) => `لا يمكن عرض هذا الشكل: ${names}. المتاح: الخطوط والمساحات والأعمدة والدوائر والجداول.`,
    chartLimit: (count) => `يعرض الرسم البياني أول ${count}.`,
    overlap: 'الفترتان متداخلتان.',
    incomplete: (firstDay) => `تبدأ البيانات في ${firstDay}، لذلك الفترة السابقة غير مكتملة.`,
    unequal: (one, other) => `الفترتان غير متساويتين في الطول: ${one} و ${other}.`,
    sameDays: () => 'تُقارن أعداد متساوية من الأيام لأن الفترة الجارية لم تكتمل.',
    firstAndLast: () => 'تُقارن أول سنة كاملة وآخر سنة كاملة في هذه الفترة.',
    amountsIn: (currency) => `جميع المبالغ بعملة ${currency}، ولا تتضمن البيانات أسعار صرف.`,
    plainer: 'تعذّر تنفيذ الاستعلام الكامل، لذلك لا تظهر المقارنة والنسبة والشرط.',
    leftOut: (asked, answered) => `عدد النتائج المطلوبة ${asked}، وهذه أول ${answered}.`,
    understood: (title) => `فُهم السؤال هكذا: ${title}.`,
    noCauses: 'لا تتضمن البيانات الأسباب.',
    visibleRows: (names) => `ترى صفوف ${names} فقط، لذا تخصها جميع الأرقام والنسب.`,
  },
  refusals: {
    notFound: (words) => `لم أجد ${words} في البيانات المتاحة لك، ولا أريد تخمين رقم.`,
    notUnderstood: (words) => `لم أفهم ${words}.`,
    nothing: 'لم أجد في البيانات ما يسأل عنه هذا السؤال.',
    cannotAnswer: 'لا يمكنني الإجابة عن هذا السؤال من هذه البيانات.',
    failed: () => 'تعذّر تنفيذ الاستعلام.',
    didYouMean: 'ربما تقصد:',
    abilities({ isRetail, measures, dimensions, months }) {
      const period = months === undefined ? '' : ` من ${months.first} إلى ${months.last}`;
      const by = `${dimensions === '' ? '' : `، حسب ${dimensions}`}${months === undefined ? '' : '، وعبر الزمن'}`;
      return `أجيب عن أسئلة حول ${isRetail ? 'بيانات شركة تجزئة' : 'بياناتك'}${period}: **${measures}**${by}.`;
    },
    forExample: 'على سبيل المثال:',
    greeting: ({ isRetail }) => `مرحبًا! اسأل عن ${isRetail ? 'مبيعاتك' : 'بياناتك'}.`,
    thanks({ example, months, year }) {
      const changes = [...(example === undefined ? [] : [`«حسب ${example}»`]), ...(months === undefined ? [] : [`«${year} فقط»`])];
      return `على الرحب والسعة. أي تعديل مثل ${changes.join(' أو ')} يُبنى على الإجابة الأخيرة.`;
    },
    help: 'هذا ما يمكنني فعله.',
    forecast: ({ lastDay, months }) => `لا يمكنني التنبؤ بالمستقبل${months === undefined ? '' : `؛ تنتهي البيانات في ${lastDay}`}.`,
    save: 'لا يمكنني حفظ التقارير أو لوحات المعلومات هنا، لكن يمكن تنزيل أي جدول أو مخطط.',
    mayNotSave: 'لا تسمح هذه الجلسة بإنشاء المحتوى أو تغييره، لذلك لا يمكنني حفظه. يمكن تنزيل أي جدول أو مخطط هنا.',
    readOnly: 'أقرأ البيانات فقط، ولا يمكنني تغييرها أو حذفها أو إرسالها.',
  },
  thoughts: {
    search: 'أبحث أولًا عن أجزاء نموذج البيانات التي يتعلق بها السؤال.',
    query: (title) => `أستعلم عن البيانات: ${title}.`,
    rows: (count) => `عدد صفوف النتيجة: ${count}.`,
    nothingFound: () => 'لا يوجد شيء كهذا في نموذج البيانات.',
    clock: (timeZone) => `الأوقات بتوقيت ${timeZone}.`,
  },
  retail: {
    measures: 'الإيرادات والوحدات والأرباح وهامش الربح والطلبات ومتوسط قيمة الطلب والخصومات والمرتجعات والعملاء',
    dimensions: 'المنتج أو الفئة أو العلامة التجارية أو المتجر أو المدينة أو البلد أو المنطقة أو القناة أو العرض الترويجي أو شريحة العملاء',
  },
  starters: [
    'الإيرادات حسب الشهر في 2025',
    'أفضل 5 متاجر حسب الإيرادات في 2025',
    'الإيرادات حسب الفئة مقارنة بالعام الماضي',
    'حصة الطلبات حسب قناة البيع',
    'معدل الإرجاع حسب العلامة التجارية في الربع الثالث من عام 2025',
  ],
};

function titleOf({ measures, isShare, isChange, computed, keys, ranking, filters, range, limit, compared }: TitleParts): string {
  const noun = `${measures}${isChange ? ' والتغير' : ''}`;
  const by = keys.length > 0 ? `حسب ${keys.join(' و ')}` : '';
  const comparison = compared === '' ? '' : `مقارنة مع ${compared}`;
  const remarks = [computed === '' ? '' : `(${computed})`, isShare ? '(نسبة مئوية)' : '', ranking === undefined ? '' : rankText(ranking)];
  return [noun, by, ...filters, range, limit, comparison, ...remarks].filter((part) => part !== '').join(' ');
}

function rankText({ direction, count, isByChange }: NonNullable<TitleParts['ranking']>): string {
  const place = { top: 'أعلى', bottom: 'أدنى', best: 'أفضل', worst: 'أسوأ' }[direction];
  return `(${place} ${count}${isByChange === true ? ' حسب النمو' : ''})`;
}

const rangeWords: RangeWords = {
  quarter: (quarter, year) => `الربع ${['الأول', 'الثاني', 'الثالث', 'الرابع'][quarter - 1] ?? ''} من ${year}`,
  since: (name) => `منذ ${name}`,
  before: (name) => `قبل ${name}`,
  stretch: (first, last) => `من ${first} إلى ${last}`,
};

const placeDimensions: ReadonlySet<string> = new Set(['region', 'country', 'city', 'store']);
