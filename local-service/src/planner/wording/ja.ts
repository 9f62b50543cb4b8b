import { japanese as japaneseQuestions } from '../languages/ja.js';
import { namesIn } from './memberNames.js';
import { monthsOfData, type RangeWords, rangeText } from './rangeName.js';
import type { OtherWording, TitleParts } from './Wording.js';

export const japanese: OtherWording = {
  locale: 'ja',
  names: {
    nameOf: namesIn(japaneseQuestions),
    columns: { list_price: '定価', floor_area: '売場面積（平方メートル）' },
    rows: { customers: '顧客', products: '商品', stores: '店舗', orders: '注文', 'order lines': '注文明細' },
    grains: { day: ['日', '日'], week: ['週', '週'], month: ['月', 'か月'], quarter: ['四半期', '四半期'], year: ['年', '年'] },
    meanings: {
      'Sales after discounts, before returns': '値引き後、返品前の売上です',
      'Pieces sold': '販売した数量です',
      'Revenue minus the cost of goods': '売上から売上原価を引いた金額です',
      'Profit as a percentage of revenue': '売上に対する利益の割合です',
      'Revenue divided by orders': '売上を注文数で割った金額です',
      'Price reductions given': '値引きした金額です',
      'Cost of the goods sold': '販売した商品の原価です',
      'Returned pieces as a percentage of pieces sold': '販売数量に対する返品数の割合です',
      'Number of orders': '注文の件数です',
      'Number of different orders': '注文の件数です',
      'Customers who placed at least one order': '1回以上注文した顧客の数です',
      'Number of different customers who bought': '1回以上注文した顧客の数です',
      'Customers who signed up in the time asked for': 'その期間に登録した顧客の数です',
      'Sum of the floor area in square metres': '売場面積の合計（平方メートル）です',
    },
    none: '値なし',
    share: '割合',
    change: '増減',
    amount: '値',
  },
  marks: {
    end: '。',
    colon: '：',
    space: '',
    quote: (text) => `「${text}」`,
    list: (items) => items.join('と'),
    choice: (items) => items.join('、'),
    comma: '、',
  },
  times: {
    range: (range) => `${rangeText(range, rangeWords)}の`,
    name: (range) => rangeText(range, rangeWords),
    week: (day) => `${day}からの週`,
  },
  title: {
    whole: titleOf,
    filter: ({ isExcluded }, values) => (isExcluded ? `${values}を除く` : `${values}の`),
    limit: (measure, bounds) => `${measure}が${bounds}`,
    computed: (computation, units) => (computation.kind === 'running-total' ? '累計' : `${computation.size}${units}移動平均`),
    average: (measure, unit) => `${measure}の${unit}平均`,
    part: (values, isExcluded) => `名前に「${values}」を${isExcluded ? '含まない' : '含む'}`,
    onlyRows: (rows, condition) => `（${rows}は${condition}のみ）`,
    happened: { sales: ['販売のあるもの', '販売のないもの'], returns: ['返品のあるもの', '返品のないもの'] },
    bound: (operator, value) =>
      ({
        '>': `${value}を超えるもの`,
        '>=': `${value}以上のもの`,
        '<': `${value}未満のもの`,
        '<=': `${value}以下のもの`,
        '=': `${value}ちょうどのもの`,
      })[operator],
  },
  facts: {
    total: ({ title }, value) => `${title}：**${value}**`,
    sum: ({ title }, value, count, units) => `${title}は${count}${units}間の合計で**${value}**です`,
    between: ({ title }, low, high) => `${title}は**${low}**から**${high}**の間です`,
    highest: (name, value) => `最高は${name}の${value}です`,
    lowest: (name, value) => `最低は${name}の${value}です`,
    change: (from, to, change, values) => `${from}から${to}までの増減は**${change}**です（${values}）`,
    fromTo: (from, to) => `${from} → ${to}`,
    points: 'ポイント',
    inAll: (title, value) => `${title}の合計は**${value}**です`,
    average: (unit, value) => `1${unit === '月' ? 'か月' : unit}あたりの平均は${value}です`,
    onlyWhole: (units) => `期間がそろっている${units}だけを比較しています`,
    first: ({ title }, name, value) => `${title}：**${name}**が**${value}**で最も高い値です`,
    last: ({ title }, name, value) => `${title}：**${name}**が**${value}**で最も低い値です`,
    ofTotal: (percent) => `（全体の${percent}）`,
    leads: ({ title }, name, value, percent, total) => `${title}：**${name}**が**${value}**で最も高い値です（全体${total}の${percent}）`,
    only: ({ title }, name, value, others) => `${title}：**${name}**のみで、${[`**${value}**`, ...others].join('、')}です`,
    its: (title, value) => `${title}：${value}`,
    next: (names) => `続いて${names.join('と')}です`,
    named: (name, value) => `${name}（${value}）`,
    lastOfThese: (name, value) => `この中で最後は${name}（${value}）です`,
    topThree: (percent) => `上位3つで全体の**${percent}**を占めます`,
    together: (_topic, count, value) => `全${count}件の合計は${value}です`,
    jointShare: (_topic, count, percent) => `全${count}件の合計は≈ **${percent}**です`,
    same: ({ title }, count, value) => `${title}：${count}件すべてが同じ値で、**${value}**です`,
    meeting: (_topic, count) => `条件に合うものは${count}件です`,
    shareOf: ({ title }, name, percent, value, total) => `${title}：**${name}**は**${percent}**を占めます（${total}のうち${value}）`,
    shareless: ({ title }, name) => `${title}：${name}の値はありません`,
    place: (place, count) => `${count}件中${place}位です`,
    ranks: ({ title }, place, name, value) => `${title}：${place}. **${name}**（${value}）`,
    numbered: (place, name, value) => `${place}位は${name}（${value}）です`,
    tooFew: ({ title }, count, place) => `${title}：${count}件しかないため、${place}位はありません`,
    addedUp: ({ title }, total, name) => `${title}は${name}までの合計で**${total}**です`,
    half: (name) => `半分に達したのは**${name}**です`,
    largestStep: (name, value) => `最も大きく増えたのは**${name}**の${value}です`,
    noAverage: ({ title }, size, units) => `${title}：${size}${units}に満たないため、移動平均はありません`,
    averageSize: (size, units) => `移動平均は${size}${units}ごとの値なので、最初の期間にはありません`,
    hasValuesAfterComputed: true,
    seriesEnds: ({ title }) => `${title}：それぞれの線の最後の値です`,
    compared: ({ title }, now, change = '新規', before, period) => `${title}は**${now}**で、${period}${before}と比べて**${change}**です`,
    changed: (change, before, value) => `、${change}${before === undefined ? '' : `（${before} → ${value}）`}`,
    isNew: '新規',
    movedMost: ({ title }, { name, change, value, before }) =>
      `${title}：**${name}**、**${change}**（${before === undefined ? value : `${before} → ${value}`}）`,
    heads: ({ title }, name) => `${title}：**${name}**`,
    beside: ({ title }, period) => `${title}：${period}値と順に比較しています`,
    strongest: (_topic, { name, change, direction }, values) =>
      `${direction > 0 ? '最も伸びたのは' : '減少が最も小さいのは'}**${name}**で、${change}です（${values}）`,
    weakest: (_topic, { name, change }, values) => `最も伸びなかったのは**${name}**で、${change}です（${values}）`,
    follower: (place, { name, change }, values) =>
      `${{ next: '次は', after: 'その次は', last: 'この中で最後は' }[place]}**${name}**で、${change}です（${values}）`,
    lowIsBetter: (title) => `${title}は低いほど良い指標です`,
    upAndDown: (_topic, up, down) => `増加は${up}件、減少は${down}件です`,
    howManyMoved: ({ title }, up, down, all) => `${title}：**${all}件中、減少は${down}件、増加は${up}件です**`,
    added: (_topic, period, rows, more) => `${period}値がないもの：${[...rows, ...(more > 0 ? [`ほか${more}件`] : [])].join('、')}`,
    nowAt: (name, value) => `**${name}**（現在${value}）`,
    lastStep: ({ title }, name, value, change) =>
      `${title}：直近（${name}）は**${value}**${change === undefined ? '' : `で、**${change}**`}です`,
    nothingBefore: () => '比較できる前の期間がありません',
    marginAndProfit: (margin, profit) => `${margin}、利益${profit}`,
    wholeLoss: ({ title }, isLoss, amounts) =>
      `**${isLoss ? 'はい、損失がありました' : 'いいえ、損失はありません'}**：${title}、${amounts}`,
    losing: ({ title }, count, all) =>
      `${title}：**損失は${count === 0 ? 'ありません' : `${count}件${count === all && all > 1 ? '以上' : ''}です`}**`,
    lowestMargins: '利益率の低いものは次のとおりです。',
    largestLosses: '利益率で見た損失の大きいものは次のとおりです。',
    firstInEach: 'それぞれの首位は次のとおりです。',
    moreGroups: (count) => `ほかの${count}グループは表にあります`,
    listed: (_plan, title, count) => `${title}は**${count}**件です`,
    firstNames: 'アルファベット順の先頭は次のとおりです。',
    empty({ model }, title) {
      const months = monthsOfData(model, 'ja');
      const period = months === undefined ? '' : `。データは${months.first}から${months.last}までです`;
      return `閲覧できるデータに「${title}」に当てはまるものはありません${period}`;
    },
    didNotMove: (title, isFall) => `**${title}は${isFall ? '減少' : '増加'}していません。**`,
    nothingToExplain: 'どちらかの期間に数値がないため、説明できる増減はありません',
    nothingMoved: (keys) => `${keys}別では、同じ方向に動いたものはありません`,
    contributors: (keys, isFall) => `${keys}別で${isFall ? '減少' : '増加'}の大きいものは次のとおりです。`,
  },
  notes: {
    assumed: (title) => `指標の指定がないため、${title}を表示しています。`,
    readAs: (written, taken) => `「${written}」は「${taken}」と解釈しました。`,
    ignored: (words) => `${words}はわからないため、考慮していません。`,
    noShares: () => '割合の合計が100%にならないため、値をそのまま表示しています。',
    otherChart: () => 'ご希望の形はこの結果に合わないため、別の形で表示しています。',
    undrawn: (titles) => `グラフにはなく、表にのみあります：${titles.join('と')}。`,
    noChart: (names) => `この形では表示できません：${names}。折れ線、面、棒、円のグラフと表に対応しています。`,
    chartLimit: (count) => `グラフは最初の${count}件を表示しています。`,
    overlap: '2つの期間は重なっています。',
    incomplete: (firstDay) => `データは${firstDay}からなので、前の期間は完全ではありません。`,
    unequal: (one, other) => `2つの期間は長さが異なります：${one}と${other}。`,
    sameDays: () => '進行中の期間はまだ終わっていないため、同じ日数で比較しています。',
    firstAndLast: () => 'この期間の最初と最後の1年間を比較しています。',
    amountsIn: (currency) => `金額はすべて${currency}です。データに為替レートはありません。`,
    plainer: '元のクエリが失敗したため、比較、割合、条件は含まれていません。',
    leftOut: (asked, answered) => `${asked}件のうち、最初の${answered}件にお答えします。`,
    understood: (title) => `次のように解釈しました：${title}。`,
    noCauses: '原因はデータに含まれていません。',
    visibleRows: (names) => `閲覧できるのは${names}の行だけなので、数値と割合はその範囲のものです。`,
  },
  refusals: {
    notFound: (words) => `${words}は閲覧できるデータに見つかりませんでした。推測の数値はお答えしません。`,
    notUnderstood: (words) => `${words}が分かりませんでした。`,
    nothing: 'この質問に当てはまるデータが見つかりませんでした。',
    cannotAnswer: 'このデータではその質問にお答えできません。',
    failed: () => 'クエリを実行できませんでした。',
    didYouMean: '次の質問でしょうか？',
    abilities({ isRetail, measures, dimensions, months }) {
      const period = months === undefined ? '' : `${months.first}から${months.last}までの`;
      const by = [...(dimensions === '' ? [] : [`${dimensions}ごとに`]), ...(months === undefined ? [] : ['時系列で'])];
      const data = `${isRetail ? '小売企業の' : ''}${period}データについてお答えします`;
      return `${data}。**${measures}**を${by.length === 0 ? '' : `、${by.join('、または')}`}表示できます。`;
    },
    forExample: '質問の例：',
    greeting: ({ isRetail }) => `こんにちは。${isRetail ? '売上' : 'データ'}について質問してください。`,
    thanks({ example, months, year }) {
      const changes = [...(example === undefined ? [] : [`「${example}別」`]), ...(months === undefined ? [] : [`「${year}年のみ」`])];
      return `どういたしまして。${changes.join('や')}のように続けると、前の回答を変更できます。`;
    },
    help: 'できることは次のとおりです。',
    forecast: ({ lastDay, months }) => `将来の予測はできません。${months === undefined ? '' : `データは${lastDay}までです。`}`,
    save: 'ここではレポートやダッシュボードを保存できません。表とグラフはダウンロードできます。',
    mayNotSave: 'このセッションではコンテンツの作成や変更ができないため、保存できません。表とグラフはダウンロードできます。',
    readOnly: 'データの読み取りだけに対応しています。変更、削除、送信はできません。',
  },
  thoughts: {
    search: 'まず、質問に関係するデータモデルの項目を探します。',
    query: (title) => `データを取得します：${title}。`,
    rows: (count) => `結果は${count}行です。`,
    nothingFound: () => '該当する項目がデータモデルにありません。',
    clock: (timeZone) => `時刻は${timeZone}です。`,
  },
  retail: {
    measures: '売上、販売数量、利益、利益率、注文数、平均注文額、値引き、返品、顧客',
    dimensions: '商品、カテゴリー、ブランド、店舗、都市、国、地域、販売チャネル、プロモーション、顧客層',
  },
  starters: [
    '2025年の月別売上',
    '2025年の売上上位5店舗',
    'カテゴリー別の売上を昨年と比較',
    '販売チャネル別の注文数の割合',
    '2025年第3四半期のブランド別返品率',
  ],
};

/** "2025年の靴の地域別売上（上位5）". */
function titleOf({ measures, isShare, isChange, computed, keys, ranking, filters, range, limit, compared }: TitleParts): string {
  const by = keys.length > 0 ? `${keys.join('・')}別` : '';
  const noun = `${measures}${isShare ? 'の割合' : ''}${isChange ? 'と増減' : ''}`;
  const remarks = [computed, limit, compared === '' ? '' : `${compared}との比較`, ranking === undefined ? '' : rankText(ranking)].filter(
    (part) => part !== '',
  );
  return `${range}${filters.join('')}${by}${noun}${remarks.length > 0 ? `（${remarks.join('、')}）` : ''}`;
}

function rankText({ direction, count, isByChange }: NonNullable<TitleParts['ranking']>): string {
  const place = { top: '上位', bottom: '下位', best: 'ベスト', worst: 'ワースト' }[direction];
  return `${isByChange === true ? '成長率の' : ''}${place}${count}`;
}

const rangeWords: RangeWords = {
  year: (year) => `${year}年`,
  quarter: (quarter, year) => `${year}年第${quarter}四半期`,
  since: (name) => `${name}以降`,
  before: (name) => `${name}より前`,
  stretch: (first, last) => `${first}から${last}まで`,
};
