import type { DemoTexts } from '../chrome/demoTexts.js';

/** The questions that the pages suggest. */
interface Questions {
  readonly byMonth: string;
  readonly byRegion: string;
  readonly comparedRegions: string;
  readonly shares: string;
  readonly topProducts: string;
  readonly orderValue: string;
  /** Short ones that change the question before. */
  readonly followUps: readonly string[];
}

export const questions: DemoTexts<Questions> = {
  en: {
    byMonth: 'Revenue by month in 2025',
    byRegion: 'Revenue by region in 2025',
    comparedRegions: 'Revenue by region compared with the previous year',
    shares: 'Share of revenue by category',
    topProducts: 'Top 10 products by revenue',
    orderValue: 'Average order value by store',
    followUps: ['by store', 'only 2025', 'as a line'],
  },
  ja: {
    byMonth: '2025年の月別売上',
    byRegion: '2025年の地域別売上',
    comparedRegions: '地域別の売上を昨年と比較',
    shares: 'カテゴリー別の売上の割合',
    topProducts: '売上上位10商品',
    orderValue: '店舗別の平均注文額',
    followUps: ['店舗別', '2025年のみ', '折れ線グラフで'],
  },
  ar: {
    byMonth: 'الإيرادات حسب الشهر في 2025',
    byRegion: 'الإيرادات حسب المنطقة في 2025',
    comparedRegions: 'الإيرادات حسب المنطقة مقارنة بالعام الماضي',
    shares: 'حصة الإيرادات حسب الفئة',
    topProducts: 'أعلى 10 منتجات حسب الإيرادات',
    orderValue: 'متوسط قيمة الطلب حسب المتجر',
    followUps: ['حسب المتجر', '2025 فقط', 'كمخطط خطي'],
  },
};
