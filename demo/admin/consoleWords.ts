import type { Language } from '../chrome/catalogues.js';
import type { ConsoleUserId } from '../server/consoleUsers.js';
import type { SectionId } from './sections.js';

/** The words of the console itself; its widgets bring their own. */
export interface ConsoleWords {
  readonly title: string;
  readonly signedIn: string;
  readonly deployment: string;
  readonly settings: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly devtools: string;
  /** What each of those who may sign in is. */
  readonly roles: Readonly<Record<ConsoleUserId, string>>;
  /** Title and lead of each page. */
  readonly sections: Readonly<Record<SectionId, readonly [title: string, lead: string]>>;
  readonly promotions: { readonly workbook: string; readonly promote: string; readonly empty: string };
  readonly comments: { readonly empty: (tenant: string) => string };
  readonly users: { readonly notFound: string };
  /** Heading, description and button of each card. */
  readonly jobs: {
    readonly export: readonly [title: string, text: (workbook: string) => string];
    readonly sync: readonly [title: string, text: string, start: string];
    readonly preview: readonly [title: string, text: string, start: string];
    /** What a preview is called in the list of jobs. */
    readonly previewName: string;
  };
}

const english: ConsoleWords = {
  title: 'Console',
  signedIn: 'Signed in',
  deployment: 'Deployment',
  settings: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  devtools: 'Developer tools',
  roles: { admin: 'Administrator', analyst: 'No admin rights' },
  sections: {
    workspace: ['Workspace', 'Folders, workbooks and reports: find, move, copy and delete them, one or many.'],
    reports: ['Reports', 'Saved reports by folder and document. Open one to see where it is placed.'],
    placements: ['Placements', 'Which reports stand in a spreadsheet, and whether their cells are up to date.'],
    promotions: ['Promotions', 'Take a workbook to another deployment, and see where it came from.'],
    comments: ['Comments', 'Talk about a dashboard, as an embedded page of the tenant Harbor Goods shows it.'],
    users: ['Users', 'Who may sign in, in which groups, and with which attribute values.'],
    branches: ['Branches', 'Development branches of the data model: edit, validate, commit and merge.'],
    variables: ['Environment', 'Variables of the deployment. Hidden values stay as they are unless you type others.'],
    logs: ['Logs', 'What the deployment writes, as it writes it.'],
    jobs: ['Jobs', 'Exports, syncs and previews. The tray at the top follows them from every page.'],
  },
  promotions: { workbook: 'Workbook', promote: 'Promote…', empty: 'This deployment has no workbooks yet.' },
  comments: { empty: (tenant) => `No dashboard of this deployment is shared with ${tenant}.` },
  users: { notFound: 'The user in this address does not exist, or no longer does.' },
  jobs: {
    export: ['Export a dashboard', (workbook) => `“${workbook}” as PDF or PNG. The file is kept for five minutes.`],
    sync: ['Sync transformations', 'Reads the models of the connected project into the data model.', 'Start a sync'],
    preview: ['Preview metric views', 'Converts the warehouse’s metric views, without saving anything.', 'Start a preview'],
    previewName: 'Metric views',
  },
};

const german: ConsoleWords = {
  title: 'Konsole',
  signedIn: 'Angemeldet',
  deployment: 'Deployment',
  settings: 'Einstellungen',
  language: 'Sprache',
  theme: 'Farbschema',
  themes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  devtools: 'Entwicklerwerkzeuge',
  roles: { admin: 'Administratorin', analyst: 'Keine Administratorrechte' },
  sections: {
    workspace: ['Arbeitsbereich', 'Ordner, Arbeitsmappen und Berichte finden, verschieben, kopieren und löschen, einzeln oder viele.'],
    reports: ['Berichte', 'Gespeicherte Berichte nach Ordner und Dokument. Öffnen Sie einen, um zu sehen, wo er eingefügt ist.'],
    placements: ['Platzierungen', 'Welche Berichte in einer Tabelle stehen und ob ihre Zellen aktuell sind.'],
    promotions: ['Übertragungen', 'Eine Arbeitsmappe in ein anderes Deployment übertragen und sehen, woher sie stammt.'],
    comments: ['Kommentare', 'Über ein Dashboard sprechen, wie eine eingebettete Seite des Mandanten Harbor Goods es zeigt.'],
    users: ['Benutzer', 'Wer sich anmelden darf, in welchen Gruppen und mit welchen Attributwerten.'],
    branches: ['Branches', 'Entwicklungs-Branches des Datenmodells bearbeiten, prüfen, committen und zusammenführen.'],
    variables: ['Umgebung', 'Variablen des Deployments. Verborgene Werte bleiben, solange Sie keine anderen eingeben.'],
    logs: ['Logs', 'Was das Deployment schreibt, während es schreibt.'],
    jobs: ['Vorgänge', 'Exporte, Synchronisierungen und Vorschauen. Die Liste oben verfolgt sie auf jeder Seite.'],
  },
  promotions: { workbook: 'Arbeitsmappe', promote: 'Übertragen…', empty: 'Dieses Deployment hat noch keine Arbeitsmappen.' },
  comments: { empty: (tenant) => `Kein Dashboard dieses Deployments ist für ${tenant} freigegeben.` },
  users: { notFound: 'Den Benutzer in dieser Adresse gibt es nicht oder nicht mehr.' },
  jobs: {
    export: ['Dashboard exportieren', (workbook) => `„${workbook}“ als PDF oder PNG. Die Datei bleibt fünf Minuten verfügbar.`],
    sync: [
      'Transformationen synchronisieren',
      'Liest die Modelle des verbundenen Projekts in das Datenmodell ein.',
      'Synchronisierung starten',
    ],
    preview: ['Metric Views in der Vorschau', 'Wandelt die Metric Views des Warehouse um, ohne etwas zu speichern.', 'Vorschau starten'],
    previewName: 'Metric Views',
  },
};

const spanish: ConsoleWords = {
  title: 'Consola',
  signedIn: 'Sesión',
  deployment: 'Despliegue',
  settings: 'Ajustes',
  language: 'Idioma',
  theme: 'Tema',
  themes: { auto: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  devtools: 'Herramientas de desarrollo',
  roles: { admin: 'Administradora', analyst: 'Sin permisos de administración' },
  sections: {
    workspace: ['Espacio de trabajo', 'Carpetas, libros e informes: búsquelos, muévalos, cópielos y elimínelos, uno o varios.'],
    reports: ['Informes', 'Informes guardados por carpeta y documento. Abra uno para ver dónde está insertado.'],
    placements: ['Ubicaciones', 'Qué informes hay en una hoja de cálculo y si sus celdas están al día.'],
    promotions: ['Promociones', 'Lleve un libro a otro despliegue y vea de dónde procede.'],
    comments: ['Comentarios', 'Hable sobre un panel, tal como lo muestra una página integrada del inquilino Harbor Goods.'],
    users: ['Usuarios', 'Quién puede iniciar sesión, en qué grupos y con qué valores de atributos.'],
    branches: ['Ramas', 'Ramas de desarrollo del modelo de datos: edite, valide, confirme y fusione.'],
    variables: ['Entorno', 'Variables del despliegue. Los valores ocultos se conservan si no escribe otros.'],
    logs: ['Registros', 'Lo que escribe el despliegue, a medida que lo escribe.'],
    jobs: ['Tareas', 'Exportaciones, sincronizaciones y vistas previas. La lista de arriba las sigue desde cualquier página.'],
  },
  promotions: { workbook: 'Libro', promote: 'Promover…', empty: 'Este despliegue aún no tiene libros.' },
  comments: { empty: (tenant) => `Ningún panel de este despliegue está compartido con ${tenant}.` },
  users: { notFound: 'El usuario de esta dirección no existe o ya no existe.' },
  jobs: {
    export: ['Exportar un panel', (workbook) => `«${workbook}» en PDF o PNG. El archivo se conserva cinco minutos.`],
    sync: ['Sincronizar transformaciones', 'Incorpora los modelos del proyecto conectado al modelo de datos.', 'Iniciar la sincronización'],
    preview: [
      'Vista previa de métricas',
      'Convierte las vistas de métricas del almacén de datos sin guardar nada.',
      'Iniciar la vista previa',
    ],
    previewName: 'Vistas de métricas',
  },
};

const japanese: ConsoleWords = {
  title: 'コンソール',
  signedIn: 'ユーザー',
  deployment: 'デプロイメント',
  settings: '設定',
  language: '言語',
  theme: 'テーマ',
  themes: { auto: 'システム', light: 'ライト', dark: 'ダーク' },
  devtools: '開発者ツール',
  roles: { admin: '管理者', analyst: '管理者権限なし' },
  sections: {
    workspace: ['ワークスペース', 'フォルダー、ワークブック、レポートを検索、移動、コピー、削除します。まとめて操作できます。'],
    reports: ['レポート', 'フォルダーとドキュメント別の保存済みレポート。開くと配置先を確認できます。'],
    placements: ['配置', 'スプレッドシートに配置されたレポートと、セルが最新かどうか。'],
    promotions: ['昇格', 'ワークブックを別のデプロイメントに移し、移動元を確認します。'],
    comments: ['コメント', 'テナント Harbor Goods の埋め込みページと同じ表示で、ダッシュボードについて話し合います。'],
    users: ['ユーザー', 'サインインできる人、所属グループ、属性値。'],
    branches: ['ブランチ', 'データモデルの開発ブランチを編集、検証、コミット、マージします。'],
    variables: ['環境', 'デプロイメントの変数。非表示の値は、入力し直さない限りそのままです。'],
    logs: ['ログ', 'デプロイメントが出力するログをリアルタイムで表示します。'],
    jobs: ['ジョブ', '書き出し、同期、プレビュー。どのページでも上部の一覧から確認できます。'],
  },
  promotions: { workbook: 'ワークブック', promote: '昇格…', empty: 'このデプロイメントにはまだワークブックがありません。' },
  comments: { empty: (tenant) => `このデプロイメントには、${tenant} と共有されているダッシュボードがありません。` },
  users: { notFound: 'このアドレスのユーザーは存在しないか、削除されています。' },
  jobs: {
    export: ['ダッシュボードの書き出し', (workbook) => `「${workbook}」を PDF または PNG に書き出します。ファイルは 5 分間保存されます。`],
    sync: ['トランスフォームの同期', '接続されたプロジェクトのモデルをデータモデルに取り込みます。', '同期を開始'],
    preview: ['メトリックビューのプレビュー', 'ウェアハウスのメトリックビューを、何も保存せずに変換します。', 'プレビューを開始'],
    previewName: 'メトリックビュー',
  },
};

const arabic: ConsoleWords = {
  title: 'وحدة التحكم',
  signedIn: 'المستخدم',
  deployment: 'النشر',
  settings: 'الإعدادات',
  language: 'اللغة',
  theme: 'المظهر',
  themes: { auto: 'النظام', light: 'فاتح', dark: 'داكن' },
  devtools: 'أدوات المطوّر',
  roles: { admin: 'مسؤولة', analyst: 'دون صلاحيات المسؤول' },
  sections: {
    workspace: ['مساحة العمل', 'المجلدات والمصنفات والتقارير: ابحث عنها وانقلها وانسخها واحذفها، واحدًا أو أكثر.'],
    reports: ['التقارير', 'التقارير المحفوظة حسب المجلد والمستند. افتح تقريرًا لترى أين أُدرج.'],
    placements: ['المواضع', 'التقارير الموجودة في جدول بيانات، وهل خلاياها محدّثة.'],
    promotions: ['الترقيات', 'انقل مصنفًا إلى نشر آخر، واعرف من أين جاء.'],
    comments: ['التعليقات', 'ناقش لوحة كما تعرضها صفحة مضمّنة للمستأجر Harbor Goods.'],
    users: ['المستخدمون', 'من يحق له تسجيل الدخول، وفي أي مجموعات، وبأي قيم للسمات.'],
    branches: ['الفروع', 'فروع تطوير نموذج البيانات: عدّلها وتحقق منها وأودعها وادمجها.'],
    variables: ['البيئة', 'متغيرات النشر. تبقى القيم المخفية كما هي ما لم تكتب غيرها.'],
    logs: ['السجلات', 'ما يكتبه النشر أثناء كتابته.'],
    jobs: ['المهام', 'عمليات التصدير والمزامنة والمعاينة. تتابعها القائمة في الأعلى من كل صفحة.'],
  },
  promotions: { workbook: 'المصنف', promote: 'ترقية…', empty: 'لا توجد مصنفات في هذا النشر بعد.' },
  comments: { empty: (tenant) => `لا توجد لوحة من هذا النشر تمت مشاركتها مع ${tenant}.` },
  users: { notFound: 'المستخدم المذكور في هذا العنوان غير موجود أو لم يعد موجودًا.' },
  jobs: {
    export: ['تصدير لوحة', (workbook) => `«${workbook}» بصيغة PDF أو PNG. يُحتفظ بالملف خمس دقائق.`],
    sync: ['مزامنة التحويلات', 'تقرأ نماذج المشروع المتصل إلى نموذج البيانات.', 'بدء المزامنة'],
    preview: ['معاينة عروض المقاييس', 'تحوّل عروض المقاييس في مستودع البيانات دون حفظ أي شيء.', 'بدء المعاينة'],
    previewName: 'عروض المقاييس',
  },
};

export const consoleWords: Readonly<Record<Language, ConsoleWords>> = {
  en: english,
  de: german,
  es: spanish,
  ja: japanese,
  ar: arabic,
};
