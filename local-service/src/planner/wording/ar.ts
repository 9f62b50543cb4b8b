import { arabicNames } from './arNames.js';
import { type RangeWords, rangeText } from './rangeName.js';
import type { TitleParts, Wording } from './Wording.js';

export const arabic: Wording = {
  locale: 'ar',
  names: arabicNames,
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text) => `«${text}»`,
    list: (items) => items.join(' و '),
    choice: (items) => items.join(' أو '),
    comma: '، ',
  },
  title: {
    whole: titleOf,
    filter({ dimension, isExcluded }, values) {
      if (isExcluded) return `باستثناء ${values}`;
      if (dimension === 'channel') return `(${values})`;
      return placeDimensions.has(dimension) ? `في ${values}` : `ضمن ${values}`;
    },
    range: (range) =>
      ['year', 'quarter', 'month', 'day'].includes(range.kind) ? `في ${rangeText(range, rangeWords)}` : rangeText(range, rangeWords),
    rangeName: (range) => rangeText(range, rangeWords),
    week: (day) => `أسبوع ${day}`,
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
    sum: (title, value, count, unit) => `${title}: المجموع **${value}** (عدد ${unit}: ${count})`,
    between: (title, low, high) => `${title}: بين **${low}** و **${high}**`,
    highest: (name, value) => `أعلى قيمة: **${name}** (${value})`,
    lowest: (name, value) => `أدنى قيمة: **${name}** (${value})`,
    change: (from, to, change, values) => `من ${from} إلى ${to}: **${change}** (${values})`,
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    average: (unit, value) => `المتوسط (${unit}): ${value}`,
    onlyWhole: (units) => `تقتصر المقارنة على ${units} الكاملة`,
    first: (title, name, value) => `${title}: أعلى قيمة لدى **${name}** وهي **${value}**`,
    last: (title, name, value) => `${title}: أدنى قيمة لدى **${name}** وهي **${value}**`,
    ofTotal: (percent) => `، أي ${percent} من المجموع`,
    next: (others) => `ثم: ${others}`,
    named: (name, value) => `${name} (${value})`,
    lastOfThese: (name, value) => `في آخر هذه القائمة: ${name} (${value})`,
    topThree: (percent) => `تمثل المراكز الثلاثة الأولى **${percent}**`,
    together: (count, value) => `المجموع (العدد ${count}): ${value}`,
    same: (title, count, value) => `${title}: القيمة نفسها للجميع (${count})، وهي **${value}**`,
    meeting: (count) => `العدد المطابق للشرط: ${count}`,
    shareOf: (name, title, percent, value, total) => `${title}: تبلغ حصة **${name}** نسبة **${percent}**، أي ${value} من ${total}`,
    place: (place, count) => `المرتبة ${place} من ${count}`,
    compared: (title, now, change, before, period) => `${title}: **${now}**، **${change}** مقارنةً بقيمة ${before} ${period}`,
    strongest: (name, change, values) => `أكبر ارتفاع: **${name}**، ${change} (${values})`,
    weakest: (name, change, values) => `أضعف أداء: **${name}**، ${change} (${values})`,
    upAndDown: (up, down) => `ارتفع: ${up}، انخفض: ${down}`,
    lastStep: (title, name, value, change) => `${title}: آخر قيمة **${value}** (${name})، **${change}**`,
    nothingBefore: 'لا توجد فترة سابقة للمقارنة',
    firstInEach: 'الأول في كل مجموعة:',
    moreGroups: (count) => `مجموعات أخرى في الجدول: ${count}`,
    listed: (title, count) => `${title}: **${count}**`,
    firstNames: 'الأسماء الأولى أبجديًا:',
    empty: (title) => `لا يوجد شيء عن «${title}» في البيانات المتاحة لك. تمتد البيانات من يناير 2023 إلى ديسمبر 2025`,
    points: 'نقطة',
  },
  notes: {
    assumed: 'لم يُذكر مقياس، لذلك تُعرض الإيرادات.',
    readAs: (written, taken) => `قُرئت «${written}» على أنها «${taken}».`,
    ignored: (words) => `لم آخذ ${words} في الاعتبار لأنني لا أعرفه.`,
    noShares: 'لا يبلغ مجموع النسب هنا 100%، لذلك تُعرض القيم نفسها.',
    otherChart: 'الشكل المطلوب لا يناسب هذه النتيجة، لذلك تُعرض بشكل آخر.',
    undrawn: (names) => `في الجدول فقط وليس في الرسم البياني: ${names}.`,
    noChart: (names) => `لا يمكن عرض هذا الشكل: ${names}. المتاح: الخطوط والمساحات والأعمدة والدوائر والجداول.`,
    sameDays: 'تُقارن أعداد متساوية من الأيام لأن الفترة الجارية لم تكتمل.',
    firstAndLast: 'تُقارن أول سنة كاملة وآخر سنة كاملة في هذه الفترة.',
    euros: 'جميع المبالغ باليورو، ولا تتضمن البيانات أسعار صرف.',
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
    failed: 'تعذّر تنفيذ الاستعلام.',
    didYouMean: 'ربما تقصد:',
    abilities:
      'أجيب عن أسئلة حول بيانات شركة تجزئة من يناير 2023 إلى ديسمبر 2025: **الإيرادات والوحدات والأرباح وهامش الربح والطلبات ومتوسط قيمة الطلب والخصومات والمرتجعات والعملاء**، حسب المنتج أو الفئة أو العلامة التجارية أو المتجر أو المدينة أو البلد أو المنطقة أو القناة أو العرض الترويجي أو شريحة العملاء، وعبر الزمن.',
    forExample: 'على سبيل المثال:',
    greeting: 'مرحبًا! اسأل عن مبيعاتك.',
    thanks: 'على الرحب والسعة. أي تعديل مثل «حسب المتجر» أو «2024 فقط» يُبنى على الإجابة الأخيرة.',
    help: 'هذا ما يمكنني فعله.',
    forecast: 'لا يمكنني التنبؤ بالمستقبل؛ تنتهي البيانات في 31 ديسمبر 2025.',
    save: 'لا يمكنني حفظ التقارير أو لوحات المعلومات هنا، لكن يمكن تنزيل أي جدول أو مخطط.',
    readOnly: 'أقرأ البيانات فقط، ولا يمكنني تغييرها أو حذفها أو إرسالها.',
  },
  thoughts: {
    search: 'أبحث أولًا عن أجزاء نموذج البيانات التي يتعلق بها السؤال.',
    query: (title) => `أستعلم عن البيانات: ${title}.`,
    rows: (count) => `عدد صفوف النتيجة: ${count}.`,
    nothingFound: 'لا يوجد شيء كهذا في نموذج البيانات.',
    clock: (timeZone) => `الأوقات بتوقيت ${timeZone}.`,
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
