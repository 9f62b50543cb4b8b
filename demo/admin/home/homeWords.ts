import type { Check, CheckId } from './Check.js';

/** The words of the home page. `count` may be followed by more. */
export interface HomeWords {
  readonly checking: string;
  readonly retry: string;
  readonly attention: (count: number) => string;
  readonly nothing: string;
  /** Nothing was found, but not everything could be checked. */
  readonly nothingKnown: string;
  /** `partly`: nothing was found in the first page of a list. */
  readonly states: Readonly<Record<Exclude<Check['status'], 'attention' | 'absent' | 'denied'>, string>>;
  /** `names`: the checks that the user may not see. */
  readonly denied: (names: string) => string;
  /** The name of each check, and what it has found. */
  readonly checks: Readonly<Record<CheckId, readonly [name: string, text: (count: number, isMore: boolean) => string]>>;
}

export const englishHome: HomeWords = {
  checking: 'Checking…',
  retry: 'Retry',
  attention: (count) => (count === 1 ? '1 thing needs attention' : `${count} things need attention`),
  nothing: 'Nothing needs you',
  nothingKnown: 'Nothing needs you, as far as could be checked',
  states: { loading: 'Checking…', failed: 'Couldn’t be checked', fine: 'No problems', partly: 'No problems on the first page' },
  denied: (names) => `Not checked because you don’t have access: ${names}`,
  checks: {
    build: ['Builds', (count) => (count === 1 ? 'The last build of 1 branch failed' : `The last builds of ${count} branches failed`)],
    unbuilt: ['Branches without a build', (count) => (count === 1 ? '1 branch hasn’t been built' : `${count} branches haven’t been built`)],
    validation: ['Data model', (count) => (count === 1 ? '1 branch doesn’t compile' : `${count} branches don’t compile`)],
    syncs: [
      'Transform syncs',
      (count) => (count === 1 ? 'The last sync of 1 branch failed' : `The last syncs of ${count} branches failed`),
    ],
    jobs: ['Jobs', (count) => (count === 1 ? '1 job failed' : `${count} jobs failed`)],
    connections: [
      'Connections',
      (count) => (count === 1 ? '1 connection failed or expires soon' : `${count} connections failed or expire soon`),
    ],
    keys: ['API keys', (count, isMore) => (count === 1 && !isMore ? '1 key expires soon' : `${some(count, isMore)} keys expire soon`)],
    schedules: [
      'Schedules',
      (count, isMore) =>
        count === 1 && !isMore ? '1 schedule is paused or sends nothing' : `${some(count, isMore)} schedules are paused or send nothing`,
    ],
    placements: ['Placements', (count) => (count === 1 ? '1 placement is out of date' : `${count} placements are out of date`)],
    uncommitted: ['Uncommitted changes', (count) => (count === 1 ? '1 file on your branch' : `${count} files on your branch`)],
    comments: ['Comments', (count, isMore) => (count === 1 && !isMore ? '1 open thread' : `${some(count, isMore)} open threads`)],
    users: ['Deactivated users', (count) => (count === 1 ? '1 user can’t sign in' : `${count} users can’t sign in`)],
  },
};

export const japaneseHome: HomeWords = {
  checking: '確認しています…',
  retry: '再試行',
  attention: (count) => `${count} 件の対応が必要です`,
  nothing: '対応が必要なものはありません',
  nothingKnown: '確認できた範囲では、対応が必要なものはありません',
  states: { loading: '確認しています…', failed: '確認できませんでした', fine: '問題ありません', partly: '先頭のページに問題はありません' },
  denied: (names) => `アクセス権がないため確認していません: ${names}`,
  checks: {
    build: ['ビルド', (count) => `${count} 件のブランチで最新のビルドが失敗しました`],
    unbuilt: ['ビルドのないブランチ', (count) => `${count} 件のブランチがビルドされていません`],
    validation: ['データモデル', (count) => `${count} 件のブランチをコンパイルできません`],
    syncs: ['トランスフォームの同期', (count) => `${count} 件のブランチで最新の同期が失敗しました`],
    jobs: ['ジョブ', (count) => `${count} 件のジョブが失敗しました`],
    connections: ['接続', (count) => `${count} 件の接続が失敗したか、まもなく期限切れになります`],
    keys: ['API キー', (count, isMore) => `${some(count, isMore)} 件のキーがまもなく期限切れになります`],
    schedules: ['スケジュール', (count, isMore) => `${some(count, isMore)} 件のスケジュールが一時停止中か、何も送信しません`],
    placements: ['配置', (count) => `${count} 件の配置が最新ではありません`],
    uncommitted: ['未コミットの変更', (count) => `自分のブランチに ${count} 件のファイル`],
    comments: ['コメント', (count, isMore) => `${some(count, isMore)} 件の未解決スレッド`],
    users: ['無効なユーザー', (count) => `${count} 人がサインインできません`],
  },
};

export const arabicHome: HomeWords = {
  checking: 'جارٍ التحقق…',
  retry: 'إعادة المحاولة',
  attention: (count) => `أمور تحتاج إلى انتباه: ${count}`,
  nothing: 'لا شيء يحتاج إلى انتباهك',
  nothingKnown: 'لا شيء يحتاج إلى انتباهك، في حدود ما أمكن التحقق منه',
  states: { loading: 'جارٍ التحقق…', failed: 'تعذّر التحقق', fine: 'لا توجد مشكلات', partly: 'لا توجد مشكلات في الصفحة الأولى' },
  denied: (names) => `لم يُتحقق منه لعدم توفر حق الوصول: ${names}`,
  checks: {
    build: ['عمليات البناء', (count) => `فروع فشل آخر بناء لها: ${count}`],
    unbuilt: ['فروع بلا بناء', (count) => `فروع لم تُبنَ: ${count}`],
    validation: ['نموذج البيانات', (count) => `فروع لا يمكن تجميعها: ${count}`],
    syncs: ['مزامنة التحويلات', (count) => `فروع فشلت آخر مزامنة لها: ${count}`],
    jobs: ['المهام', (count) => `مهام فشلت: ${count}`],
    connections: ['الاتصالات', (count) => `اتصالات فشلت أو تنتهي قريبًا: ${count}`],
    keys: ['مفاتيح API', (count, isMore) => `مفاتيح تنتهي قريبًا: ${some(count, isMore)}`],
    schedules: ['الجداول', (count, isMore) => `جداول متوقفة مؤقتًا أو لا ترسل شيئًا: ${some(count, isMore)}`],
    placements: ['المواضع', (count) => `مواضع غير محدّثة: ${count}`],
    uncommitted: ['تغييرات غير مودعة', (count) => `ملفات في فرعك: ${count}`],
    comments: ['التعليقات', (count, isMore) => `نقاشات مفتوحة: ${some(count, isMore)}`],
    users: ['مستخدمون معطّلون', (count) => `مستخدمون لا يمكنهم تسجيل الدخول: ${count}`],
  },
};

function some(count: number, isMore: boolean): string {
  return isMore ? `${count}+` : `${count}`;
}
