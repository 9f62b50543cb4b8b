import { type DemoTexts, type TextAttributes, textAttributes } from '../chrome/demoTexts.js';
import type { DemoUserId } from '../server/demoUsers.js';

/** The words of the app and the portal. The chat has its own labels, and the bar at the top `barWords`. */
export interface AppWords {
  readonly attributes: TextAttributes;
  readonly app: string;
  /** The button that moves the focus to the message field. */
  readonly skip: string;
  readonly portal: string;
  readonly signedIn: string;
  /** The role of each user, shown beside the name. */
  readonly roles: Readonly<Record<DemoUserId, string>>;
  readonly branch: string;
  /** The list of suggested questions, and the titles of its groups. */
  readonly questions: string;
  readonly topics: Readonly<Record<'sales' | 'products' | 'followUp', string>>;
  /** The button below a result. */
  readonly pin: string;
  /** The button of a pinned result. */
  readonly unpin: string;
  readonly pinned: string;
  /** Shown while nothing is pinned. `pin` is the name of the button. */
  readonly nothingPinned: (pin: string) => string;
  readonly reports: string;
  readonly reportsHint: string;
  readonly loading: string;
  readonly failed: string;
  readonly loadingReport: string;
  readonly reportFailed: string;
  /** Asks about the open report in the chat. */
  readonly close: string;
}

export const appWords: DemoTexts<AppWords> = {
  en: {
    attributes: textAttributes.en,
    app: 'Sales desk',
    skip: 'Skip to the question',
    portal: 'Staff portal',
    signedIn: 'Signed in',
    roles: { ada: 'Analyst, all regions', bram: 'Manager, Europe only' },
    branch: 'Branch',
    questions: 'Questions',
    topics: { sales: 'Sales', products: 'Products', followUp: 'Follow up' },
    pin: 'Pin',
    unpin: 'Unpin',
    pinned: 'Pinned',
    nothingPinned: (pin) => `Press “${pin}” below a result to keep it here.`,
    reports: 'Saved reports',
    reportsHint: 'Open a report to see today’s figures.',
    loading: 'Loading reports…',
    failed: 'Reports could not be loaded.',
    loadingReport: 'Running the query…',
    reportFailed: 'Couldn’t run the query of this report.',
    close: 'Back to the chat',
  },
  ar: {
    attributes: textAttributes.ar,
    app: 'مكتب المبيعات',
    skip: 'الانتقال إلى حقل السؤال',
    portal: 'بوابة الموظفين',
    signedIn: 'المستخدم',
    roles: { ada: 'محللة، كل المناطق', bram: 'مدير، أوروبا فقط' },
    branch: 'الفرع',
    questions: 'الأسئلة',
    topics: { sales: 'المبيعات', products: 'المنتجات', followUp: 'متابعة' },
    pin: 'تثبيت',
    unpin: 'إلغاء التثبيت',
    pinned: 'المثبّتة',
    nothingPinned: (pin) => `اضغط على «${pin}» أسفل نتيجة للاحتفاظ بها هنا.`,
    reports: 'التقارير المحفوظة',
    reportsHint: 'افتح تقريرًا لعرض أرقامه اليوم.',
    loading: 'جارٍ تحميل التقارير…',
    failed: 'تعذّر تحميل التقارير.',
    loadingReport: 'جارٍ تشغيل الاستعلام…',
    reportFailed: 'تعذّر تشغيل استعلام هذا التقرير.',
    close: 'العودة إلى المحادثة',
  },
  ja: {
    attributes: textAttributes.ja,
    app: '売上デスク',
    skip: '質問欄へ移動',
    portal: '社内ポータル',
    signedIn: 'ユーザー',
    roles: { ada: 'アナリスト、全地域', bram: 'マネージャー、ヨーロッパのみ' },
    branch: 'ブランチ',
    questions: '質問',
    topics: { sales: '売上', products: '商品', followUp: '続けて質問' },
    pin: '固定',
    unpin: '固定を解除',
    pinned: '固定した結果',
    nothingPinned: (pin) => `結果の下の「${pin}」を押すと、ここに残せます。`,
    reports: '保存済みレポート',
    reportsHint: 'レポートを開くと、今日の数値が表示されます。',
    loading: 'レポートを読み込んでいます…',
    failed: 'レポートを読み込めませんでした。',
    loadingReport: 'クエリを実行しています…',
    reportFailed: 'このレポートのクエリを実行できませんでした。',
    close: 'チャットに戻る',
  },
};
