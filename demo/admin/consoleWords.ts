import { type DemoTexts, type TextAttributes, textAttributes } from '../chrome/demoTexts.js';
import type { ConsoleUserId } from '../server/consoleUsers.js';
import { arabicHome, englishHome, type HomeWords, japaneseHome } from './home/homeWords.js';
import type { AreaId, SectionId } from './sectionIds.js';

/** The console's own words. Its widgets have their own labels. */
export interface ConsoleWords {
  /** Set on elements with these words, since the widgets around them may be in another language. */
  readonly attributes: TextAttributes;
  readonly title: string;
  /** The name of the navigation. */
  readonly pages: string;
  readonly signedIn: string;
  readonly deployment: string;
  readonly settings: string;
  /** The role of each user, shown beside the name. */
  readonly roles: Readonly<Record<ConsoleUserId, string>>;
  /** The title and introduction of each page. */
  readonly sections: Readonly<Record<SectionId, readonly [title: string, lead: string]>>;
  /** The heading of each area in the navigation. */
  readonly areas: Readonly<Record<Exclude<AreaId, 'overview'>, string>>;
  readonly home: HomeWords;
  readonly promotions: { readonly workbook: string; readonly promote: string; readonly empty: string };
  readonly comments: { readonly empty: (tenant: string) => string };
  readonly users: { readonly notFound: string };
  /** A branch or workbook of the URL that is not there. */
  readonly gone: string;
  /** Opens a chat that answers from the branch. */
  readonly askBranch: string;
  /** In place of the preview of a session. */
  readonly sessions: { readonly noDashboard: string };
  /** Heading, description and button of each card. */
  readonly jobs: {
    readonly export: readonly [title: string, text: (workbook: string) => string];
    readonly schedule: readonly [title: string, text: (workbook: string) => string];
    readonly sync: readonly [title: string, text: string, start: string];
    readonly preview: readonly [title: string, text: string, start: string];
    /** The name of a preview in the list of jobs. */
    readonly previewName: string;
  };
}

const english: ConsoleWords = {
  attributes: textAttributes.en,
  title: 'Console',
  pages: 'Pages',
  signedIn: 'Signed in',
  deployment: 'Deployment',
  settings: 'Settings',
  roles: { admin: 'Administrator', analyst: 'Analyst', viewer: 'Viewer', former: 'Deactivated' },
  sections: {
    home: ['Home', 'What needs attention in this deployment and in the account.'],
    workspace: ['Workspace', 'Find, move, copy and delete folders, workbooks and reports, one at a time or in bulk.'],
    workbooks: ['Workbooks', 'Create workbooks, publish their dashboards, and see what is shared with embed users.'],
    reports: ['Reports', 'Saved reports by folder and document. Open a report to see where it is used.'],
    dashboards: ['Dashboards', 'Published dashboards with their filters, conversations and comments.'],
    placements: ['Placements', 'Reports placed in spreadsheets, and whether their cells are up to date.'],
    promotions: ['Promotions', 'Promote a workbook to another deployment, and see its history.'],
    schedules: ['Schedules', 'Dashboards that are sent by email on a schedule, and who receives them.'],
    comments: ['Comments', 'Discuss a dashboard, as users of the embed tenant Harbor Goods see it.'],
    users: ['Users', 'Manage who can sign in, their groups and their attribute values.'],
    groups: ['Groups', 'Manage groups of users and their members.'],
    roles: ['Roles', 'Define custom roles and assign them to users.'],
    attributes: ['User attributes', 'Define the attributes that access policies use to show each user only their own rows.'],
    provisioning: ['Provisioning', 'What the identity provider sent: users and groups, and who is active.'],
    newDeployment: ['New deployment', 'Create a deployment and set it up step by step, or continue where you left off.'],
    branches: ['Branches', 'Edit, validate, commit and merge development branches of the data model.'],
    deployment: [
      'Deployment settings',
      'Name, version, region, data model, variables and storage of the deployment, and the state of its builds.',
    ],
    modelFiles: ['Data model', 'The files of a branch: edit, compare with the last commit, or upload a folder.'],
    variables: ['Environment', 'Environment variables of the deployment. Hidden values are kept unless you replace them.'],
    integrations: ['Integrations', 'Services that users can connect their own accounts to through OAuth.'],
    connections: ['Connections', 'Your accounts at other services. Connect, connect again or disconnect.'],
    keys: ['API keys', 'Keys that your servers use to call the service. Each is shown once.'],
    minter: ['API tokens', 'Short-lived tokens for the APIs of a deployment and for usage analytics.'],
    tokens: ['OIDC tokens', 'Tokens that deployments use to sign in to other services, without passwords or keys.'],
    tenants: ['Embed tenants', 'Customers who use your embedded pages: their users, groups and workbooks.'],
    sharing: ['Sharing', 'See and change who can view the dashboard of a workbook in embedded pages.'],
    sessions: ['Embed sessions', 'Open a session as your server would, and view it as its user.'],
    logs: ['Logs', 'The deployment’s logs, live.'],
    syncs: ['Syncs', 'Transform syncs into the data model: start one, follow it, and see its files and log.'],
    metricViews: [
      'Metric views',
      'Turn views of the data model into metric views of a warehouse: preview them, and choose what is published.',
    ],
    jobs: ['Jobs', 'Exports, syncs and previews. Track them from any page in the tray at the top.'],
    account: ['Account', 'Settings for the whole account: audit log, maintenance, support, AI.'],
    mySettings: ['My settings', 'Your own language, time zone, theme and default deployment.'],
  },
  areas: {
    content: 'Content',
    people: 'People',
    embedding: 'Embedding',
    deployment: 'Deployment',
    access: 'Access',
    account: 'Account',
  },
  home: englishHome,
  promotions: { workbook: 'Workbook', promote: 'Promote…', empty: 'This deployment has no workbooks yet.' },
  comments: { empty: (tenant) => `No dashboard of this deployment is shared with ${tenant}.` },
  users: { notFound: 'This user does not exist or has been deleted.' },
  askBranch: 'Ask this branch',
  gone: 'This link leads to something that does not exist or has been deleted.',
  sessions: { noDashboard: 'With a dashboard ID, the session shows the dashboard here.' },
  jobs: {
    export: ['Export a dashboard', (workbook) => `“${workbook}” as PDF or PNG. The file is kept for five minutes.`],
    schedule: [
      'Schedule a dashboard',
      (workbook) =>
        `Sends “${workbook}” by email regularly. A chat result is sent once it is saved, placed on the dashboard and published.`,
    ],
    sync: ['Sync transformations', 'Imports the models of the connected project into the data model.', 'Start a sync'],
    preview: ['Preview metric views', 'Converts the warehouse’s metric views without saving anything.', 'Start a preview'],
    previewName: 'Metric views',
  },
};

const japanese: ConsoleWords = {
  attributes: textAttributes.ja,
  title: 'コンソール',
  pages: 'ページ',
  signedIn: 'ユーザー',
  deployment: 'デプロイメント',
  settings: '設定',
  roles: { admin: '管理者', analyst: 'アナリスト', viewer: '閲覧者', former: '無効' },
  sections: {
    home: ['ホーム', 'このデプロイメントとアカウントで対応が必要なもの。'],
    workspace: ['ワークスペース', 'フォルダー、ワークブック、レポートを検索、移動、コピー、削除します。まとめて操作できます。'],
    workbooks: ['ワークブック', 'ワークブックを作成し、ダッシュボードを公開し、埋め込みユーザーと共有している項目を確認します。'],
    reports: ['レポート', 'フォルダーとドキュメント別の保存済みレポート。開くと配置先を確認できます。'],
    dashboards: ['ダッシュボード', '公開されたダッシュボードを、フィルター、会話、コメントとともに表示します。'],
    placements: ['配置', 'スプレッドシートに配置されたレポートと、セルが最新かどうか。'],
    promotions: ['昇格', 'ワークブックを別のデプロイメントに昇格し、履歴を確認します。'],
    schedules: ['スケジュール', '予定どおりにメールで送信されるダッシュボードと、その受信者。'],
    comments: ['コメント', 'テナント Harbor Goods のユーザーと同じ表示で、ダッシュボードについて話し合います。'],
    users: ['ユーザー', 'サインインできるユーザー、グループ、属性値を管理します。'],
    groups: ['グループ', 'ユーザーのグループとそのメンバー、名前を管理します。'],
    roles: ['ロール', 'アカウント独自のロールの権限と割り当てを管理します。'],
    attributes: ['ユーザー属性', 'アクセスポリシーが各ユーザーに自分の行だけを表示するための属性です。'],
    provisioning: ['プロビジョニング', 'ID プロバイダーから送信されたユーザーとグループ、その状態を表示します。'],
    newDeployment: ['新しいデプロイメント', 'デプロイメントを作成して順番に設定します。途中からも続けられます。'],
    branches: ['ブランチ', 'データモデルの開発ブランチを編集、検証、コミット、マージします。'],
    deployment: ['デプロイメントの設定', 'デプロイメントの名前、バージョン、リージョン、データモデル、変数、ストレージ、ビルドの状態。'],
    modelFiles: ['データモデル', 'ブランチのファイルを編集し、最後のコミットと比較し、フォルダーをアップロードします。'],
    variables: ['環境', 'デプロイメントの変数。非表示の値は、入力し直さない限りそのままです。'],
    integrations: ['連携', 'ユーザーが自分のアカウントを OAuth で接続できるサービス。'],
    connections: ['接続', 'ほかのサービスの自分のアカウントを接続、再接続、切断します。'],
    keys: ['API キー', 'サーバーがサービスを呼び出すためのキー。表示は一度だけです。'],
    minter: ['API トークン', 'デプロイメントの API と利用状況分析のための短期トークン。'],
    tokens: ['OIDC トークン', 'デプロイメントがパスワードやキーなしでほかのサービスにサインインするためのトークン。'],
    tenants: ['埋め込みテナント', '埋め込みページを見る顧客と、そのユーザー、グループ、ワークブック。'],
    sharing: ['共有', 'ワークブックのダッシュボードを埋め込みページで見られる人と、その理由。'],
    sessions: ['埋め込みセッション', '自社サーバーと同じようにセッションを開き、そのユーザーとして確認します。'],
    logs: ['ログ', 'デプロイメントが出力するログをリアルタイムで表示します。'],
    syncs: ['同期', 'データモデルへのトランスフォーム同期を開始し、進み具合、ファイル、ログを確認できます。'],
    metricViews: [
      'メトリックビュー',
      'データモデルのビューをウェアハウスのメトリックビューに変換します。プレビューと公開の設定ができます。',
    ],
    jobs: ['ジョブ', '書き出し、同期、プレビュー。どのページでも上部の一覧から確認できます。'],
    account: ['アカウント', 'アカウント全体の設定：監査ログ、メンテナンス、サポート、AI。'],
    mySettings: ['個人設定', '自分の言語、タイムゾーン、テーマ、既定のデプロイメント。'],
  },
  areas: {
    content: 'コンテンツ',
    people: 'ユーザーと権限',
    embedding: '埋め込み',
    deployment: 'デプロイメント',
    access: 'アクセス',
    account: 'アカウント',
  },
  home: japaneseHome,
  promotions: { workbook: 'ワークブック', promote: '昇格…', empty: 'このデプロイメントにはまだワークブックがありません。' },
  comments: { empty: (tenant) => `このデプロイメントには、${tenant} と共有されているダッシュボードがありません。` },
  users: { notFound: 'このユーザーは存在しないか、削除されています。' },
  askBranch: 'このブランチに質問',
  gone: 'リンク先は存在しないか、削除されています。',
  sessions: { noDashboard: 'ダッシュボード ID を指定すると、そのダッシュボードがここに表示されます。' },
  jobs: {
    export: ['ダッシュボードの書き出し', (workbook) => `「${workbook}」を PDF または PNG に書き出します。ファイルは 5 分間保存されます。`],
    schedule: [
      'ダッシュボードの送信を予約',
      (workbook) =>
        `「${workbook}」を定期的にメールで送信します。チャットの結果は、保存してダッシュボードに配置し、公開すると送信されます。`,
    ],
    sync: ['トランスフォームの同期', '接続されたプロジェクトのモデルをデータモデルに取り込みます。', '同期を開始'],
    preview: ['メトリックビューのプレビュー', 'ウェアハウスのメトリックビューを、何も保存せずに変換します。', 'プレビューを開始'],
    previewName: 'メトリックビュー',
  },
};

const arabic: ConsoleWords = {
  attributes: textAttributes.ar,
  title: 'وحدة التحكم',
  pages: 'الصفحات',
  signedIn: 'المستخدم',
  deployment: 'النشر',
  settings: 'الإعدادات',
  roles: { admin: 'مسؤولة', analyst: 'محللة', viewer: 'قارئة', former: 'معطّل' },
  sections: {
    home: ['الرئيسية', 'ما يحتاج إلى انتباه في هذا النشر وفي الحساب.'],
    workspace: ['مساحة العمل', 'ابحث عن المجلدات والمصنفات والتقارير وانقلها وانسخها واحذفها، فرادى أو دفعة واحدة.'],
    workbooks: ['المصنّفات', 'أنشئ مصنّفات، وانشر لوحات معلوماتها، واعرض ما تتم مشاركته مع مستخدمي التضمين.'],
    reports: ['التقارير', 'التقارير المحفوظة حسب المجلد والمستند. افتح تقريرًا لترى أين يُستخدم.'],
    dashboards: ['لوحات المعلومات', 'لوحات المعلومات المنشورة مع عوامل تصفيتها ومحادثاتها وتعليقاتها.'],
    placements: ['المواضع', 'التقارير المدرجة في جداول البيانات، وهل خلاياها محدّثة.'],
    promotions: ['الترقيات', 'رقِّ مصنفًا إلى نشر آخر، واطّلع على سجله.'],
    schedules: ['الجداول', 'لوحات تُرسل بالبريد الإلكتروني حسب جدول، ومن يستلمها.'],
    comments: ['التعليقات', 'ناقش لوحة كما يراها مستخدمو المستأجر Harbor Goods.'],
    users: ['المستخدمون', 'أدِر من يحق له تسجيل الدخول ومجموعاته وقيم سماته.'],
    groups: ['المجموعات', 'مجموعات المستخدمين وأعضاؤها وأسماؤها.'],
    roles: ['الأدوار', 'ما تسمح به أدوار الحساب الخاصة ومن يحصل عليها.'],
    attributes: ['السمات', 'سمات تعرض بها سياسات الوصول لكل مستخدم صفوفه وحدها.'],
    provisioning: ['التزويد', 'ما أرسله موفّر الهوية من مستخدمين ومجموعات ومن هو نشط.'],
    newDeployment: ['نشر جديد', 'أنشئ نشرًا وأعدّه خطوة بخطوة، أو تابع من حيث توقفت.'],
    branches: ['الفروع', 'فروع تطوير نموذج البيانات: عدّلها وتحقق منها وأودعها وادمجها.'],
    deployment: ['إعدادات النشر', 'اسم النشر وإصداره ومنطقته ونموذج بياناته ومتغيراته ومساحة تخزينه، وحالة عمليات البناء.'],
    modelFiles: ['نموذج البيانات', 'ملفات الفرع: عدّلها أو قارنها بآخر إيداع أو ارفع مجلدًا.'],
    variables: ['البيئة', 'متغيرات بيئة النشر. تُحفظ القيم المخفية إلى أن تستبدلها.'],
    integrations: ['عمليات التكامل', 'خدمات يربط بها المستخدمون حساباتهم عبر OAuth.'],
    connections: ['الاتصالات', 'حساباتك في خدمات أخرى: الاتصال بها أو إعادته أو قطعه.'],
    keys: ['مفاتيح API', 'مفاتيح تستدعي بها خوادمك الخدمة، ويظهر كل منها مرة واحدة.'],
    minter: ['رموز API', 'رموز قصيرة الأجل لواجهات API الخاصة بعمليات النشر ولتحليلات الاستخدام.'],
    tokens: ['رموز OIDC', 'الرموز التي تسجّل بها عمليات النشر الدخول إلى خدمات أخرى دون كلمات مرور أو مفاتيح.'],
    tenants: ['مستأجرو التضمين', 'عملاؤك الذين يرى مستخدموهم الصفحات المضمّنة: مستخدموهم ومجموعاتهم ومصنفاتهم.'],
    sharing: ['المشاركة', 'من يرى لوحة المصنف في الصفحات المضمّنة، ولماذا.'],
    sessions: ['جلسات التضمين', 'افتح جلسة كما يفعل خادمك، وشاهدها كما يراها مستخدمها.'],
    logs: ['السجلات', 'سجلات النشر مباشرةً.'],
    syncs: ['المزامنات', 'مزامنات التحويل إلى نموذج البيانات: ابدأها وتابعها واطّلع على ملفاتها وسجلها.'],
    metricViews: ['عروض المقاييس', 'حوّل عروض نموذج البيانات إلى عروض مقاييس في مستودع بيانات: معاينة ونشر.'],
    jobs: ['المهام', 'عمليات التصدير والمزامنة والمعاينة. تتابعها القائمة في الأعلى من كل صفحة.'],
    account: ['الحساب', 'إعدادات الحساب كله: سجل التدقيق والصيانة والدعم والذكاء الاصطناعي.'],
    mySettings: ['إعداداتي', 'لغتك ومنطقتك الزمنية والسمة وعملية النشر الافتراضية.'],
  },
  areas: {
    content: 'المحتوى',
    people: 'الأشخاص',
    embedding: 'التضمين',
    deployment: 'عملية النشر',
    access: 'الوصول',
    account: 'الحساب',
  },
  home: arabicHome,
  promotions: { workbook: 'المصنف', promote: 'ترقية…', empty: 'لا توجد مصنفات في هذا النشر بعد.' },
  comments: { empty: (tenant) => `لا توجد لوحة من هذا النشر تمت مشاركتها مع ${tenant}.` },
  users: { notFound: 'هذا المستخدم غير موجود أو تم حذفه.' },
  askBranch: 'اسأل هذا الفرع',
  gone: 'يؤدي الرابط إلى شيء غير موجود أو محذوف.',
  sessions: { noDashboard: 'إذا أدخلت معرّف لوحة معلومات، تعرضها الجلسة هنا.' },
  jobs: {
    export: ['تصدير لوحة', (workbook) => `«${workbook}» بصيغة PDF أو PNG. يُحتفظ بالملف خمس دقائق.`],
    schedule: [
      'جدولة لوحة معلومات',
      (workbook) => `تُرسَل «${workbook}» بالبريد الإلكتروني بانتظام. تُرسَل نتيجة المحادثة معها بعد حفظها ووضعها على اللوحة ونشرها.`,
    ],
    sync: ['مزامنة التحويلات', 'تقرأ نماذج المشروع المتصل إلى نموذج البيانات.', 'بدء المزامنة'],
    preview: ['معاينة عروض المقاييس', 'تحوّل عروض المقاييس في مستودع البيانات دون حفظ أي شيء.', 'بدء المعاينة'],
    previewName: 'عروض المقاييس',
  },
};

export const consoleWords: DemoTexts<ConsoleWords> = {
  en: english,
  ja: japanese,
  ar: arabic,
};
