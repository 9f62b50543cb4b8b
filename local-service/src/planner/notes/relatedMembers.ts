import type { Ask, ChartWish } from '../plan/Plan.js';
import type { PlanningModel } from '../plan/PlanningModel.js';
import { readTimeRange } from '../plan/timeRange.js';
import type { Word } from '../words/words.js';

/** Alternatives to terms that the data does not have. They are offered, never used without asking. */
export function relatedAsks(words: readonly Pick<Word, 'text' | 'stem'>[], ask: Ask, model: PlanningModel): readonly Ask[] {
  return related.flatMap(({ pattern, measures = [], dimensions = [], ranges = [], chart }) => {
    if (!words.some(({ text, stem }) => pattern.test(text) || pattern.test(stem))) return [];
    return [
      ...measures.map((measure) => ({ ...withoutAssumption(ask), measures: [measure] })),
      ...dimensions.map((dimension) => ({ ...withoutAssumption(ask), dimensions: [dimension], ...(chart !== undefined && { chart }) })),
      ...ranges.flatMap((text) => {
        const range = readTimeRange(
          text.replace(/^(first|second) year$/, (_, which) => yearOfData(which, model)),
          model,
        )?.range;
        return range === undefined ? [] : [{ ...ask, range }];
      }),
    ];
  });
}

function yearOfData(which: string, { firstDay }: PlanningModel): string {
  return String(Number(firstDay.slice(0, 4)) + (which === 'first' ? 0 : 1));
}

/** A list of rows is a list of numbers once a measure is named. */
function withoutAssumption({ isAssumed: _, listOf: __, ...ask }: Ask): Ask {
  return ask;
}

interface Related {
  readonly pattern: RegExp;
  readonly measures?: readonly string[];
  readonly dimensions?: readonly string[];
  readonly ranges?: readonly string[];
  readonly chart?: ChartWish;
}

const related: readonly Related[] = [
  {
    pattern: /^(correlation|correlate|correlated|relationship|relation|dependence|depend)$/,
    dimensions: ['product', 'category', 'store'],
    chart: 'point',
  },
  { pattern: /^(big|small|large|huge|tiny|size)$/, measures: ['revenue', 'floor_area', 'orders'] },
  {
    pattern: /^(median|deviation|variance|percentile|quantile|quartile|outlier|distribution)$/,
    measures: ['median_order_value', 'average_order_value'],
  },
  { pattern: /^(average|avg|mean|typical)$/, measures: ['average_order_value', 'revenue_per_buyer', 'average_price'] },
  { pattern: /^(satisfaction|happiness|happy|complaint|quality|nps|rating|review|defect)$/, measures: ['return_rate', 'returned_units'] },
  { pattern: /^(loyal|loyalty|churn|retention|retained|repeat|returning|frequent|engagement)$/, measures: ['orders_per_buyer', 'buyers'] },
  { pattern: /^(visit|visitor|traffic|session|footfall|conversion|demand|click)$/, measures: ['orders', 'buyers'] },
  { pattern: /^(stock|inventory|assortment|supply)$/, measures: ['units', 'product_count'] },
  { pattern: /^(tax|vat|net|gross|ebit|ebitda|earnings|roi|surplus)$/, measures: ['profit', 'margin', 'revenue'] },
  { pattern: /^(shipping|delivery|shipment|logistic|expense|spending|budget)$/, measures: ['cost', 'orders'] },
  { pattern: /^(target|goal|plan|budget|expected)$/, measures: ['revenue', 'profit'] },
  { pattern: /^(employee|staff|salesperson|manager|seller|rep)$/, dimensions: ['store', 'channel'] },
  { pattern: /^(gender|sex|demographic|income|generation|young|old|older|younger|millennial)$/, dimensions: ['age_group', 'segment'] },
  { pattern: /^(device|app|website|platform|mobile)$/, dimensions: ['channel', 'payment_method'] },
  { pattern: /^(state|province|county|postcode|zip|continent|district)$/, dimensions: ['country', 'city', 'region'] },
  { pattern: /^(supplier|vendor|designer)$/, dimensions: ['brand'] },
  { pattern: /^(color|colour|material|style|model|season|collection)$/, dimensions: ['product', 'category'] },
  { pattern: /^(recent|recently|lately|latest|new|newest)$/, ranges: ['last 30 days', 'last 3 months', 'this year'] },
  { pattern: /^(early|earlier|previously|old|past|former|formerly|first)$/, ranges: ['first year', 'second year'] },
];
