/** The questions that the demo suggests, in the languages that its agent reads. Others see them in English. */
export interface DemoQuestions {
  /** Topics with their questions, beside the conversation. */
  readonly topics: readonly { readonly title: string; readonly questions: readonly string[] }[];
  readonly starters: readonly string[];
  /** The starters of the portal. */
  readonly portalStarters: readonly string[];
}

const english: DemoQuestions = {
  topics: [
    {
      title: 'Sales',
      questions: ['Revenue by month in 2025', 'Revenue by region compared with the previous year', 'Share of revenue by category'],
    },
    { title: 'Products', questions: ['Top 10 products by revenue', 'Average order value by store'] },
    { title: 'Follow up', questions: ['by store', 'only 2025', 'as a line'] },
  ],
  starters: ['Revenue by month in 2025', 'Top 10 products by revenue', 'Share of revenue by category'],
  portalStarters: ['Revenue by region in 2025', 'Top 10 products by revenue', 'Average order value by store'],
};

const german: DemoQuestions = {
  topics: [
    {
      title: 'Verkäufe',
      questions: ['Umsatz nach Monat im Jahr 2025', 'Umsatz nach Region im Vergleich zum Vorjahr', 'Umsatzanteil nach Kategorie'],
    },
    { title: 'Produkte', questions: ['Top 10 Produkte nach Umsatz', 'Durchschnittlicher Bestellwert nach Filiale'] },
    { title: 'Nachfragen', questions: ['nach Filiale', 'nur 2025', 'als Liniendiagramm'] },
  ],
  starters: ['Umsatz nach Monat im Jahr 2025', 'Top 10 Produkte nach Umsatz', 'Umsatzanteil nach Kategorie'],
  portalStarters: ['Umsatz nach Region im Jahr 2025', 'Top 10 Produkte nach Umsatz', 'Durchschnittlicher Bestellwert nach Filiale'],
};

const spanish: DemoQuestions = {
  topics: [
    {
      title: 'Ventas',
      questions: ['Ingresos por mes en 2025', 'Ingresos por región comparados con el año anterior', 'Porcentaje de ingresos por categoría'],
    },
    { title: 'Productos', questions: ['Top 10 de productos por ingresos', 'Valor medio de pedido por tienda'] },
    { title: 'Para seguir', questions: ['por tienda', 'solo 2025', 'como gráfico de líneas'] },
  ],
  starters: ['Ingresos por mes en 2025', 'Top 10 de productos por ingresos', 'Porcentaje de ingresos por categoría'],
  portalStarters: ['Ingresos por región en 2025', 'Top 10 de productos por ingresos', 'Valor medio de pedido por tienda'],
};

const japanese: DemoQuestions = {
  topics: [
    { title: '売上', questions: ['2025年の月別売上', '地域別の売上を昨年と比較', 'カテゴリー別の売上の割合'] },
    { title: '商品', questions: ['売上上位10商品', '店舗別の平均注文額'] },
    { title: '続けて質問', questions: ['店舗別', '2025年のみ', '折れ線グラフで'] },
  ],
  starters: ['2025年の月別売上', '売上上位10商品', 'カテゴリー別の売上の割合'],
  portalStarters: ['2025年の地域別売上', '売上上位10商品', '店舗別の平均注文額'],
};

const arabic: DemoQuestions = {
  topics: [
    {
      title: 'المبيعات',
      questions: ['الإيرادات حسب الشهر في 2025', 'الإيرادات حسب المنطقة مقارنة بالعام الماضي', 'حصة الإيرادات حسب الفئة'],
    },
    { title: 'المنتجات', questions: ['أعلى 10 منتجات حسب الإيرادات', 'متوسط قيمة الطلب حسب المتجر'] },
    { title: 'للمتابعة', questions: ['حسب المتجر', '2025 فقط', 'كمخطط خطي'] },
  ],
  starters: ['الإيرادات حسب الشهر في 2025', 'أعلى 10 منتجات حسب الإيرادات', 'حصة الإيرادات حسب الفئة'],
  portalStarters: ['الإيرادات حسب المنطقة في 2025', 'أعلى 10 منتجات حسب الإيرادات', 'متوسط قيمة الطلب حسب المتجر'],
};

const translated: ReadonlyMap<string, DemoQuestions> = new Map([
  ['de', german],
  ['es', spanish],
  ['ja', japanese],
  ['ar', arabic],
]);

export function questionsIn(locale: string): DemoQuestions {
  return translated.get(locale) ?? english;
}
