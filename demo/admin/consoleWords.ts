import type { ConsoleUserId } from '../server/consoleUsers.js';
import type { ConsoleLanguage } from './adminCatalogues.js';
import { arabicHome, englishHome, germanHome, type HomeWords, japaneseHome, spanishHome } from './home/homeWords.js';
import type { SectionId } from './sectionIds.js';

/** The console's own words. Its widgets have their own labels. */
export interface ConsoleWords {
  readonly title: string;
  readonly signedIn: string;
  readonly deployment: string;
  readonly settings: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly devtools: string;
  /** The role of each user, shown beside the name. */
  readonly roles: Readonly<Record<ConsoleUserId, string>>;
  /** The title and introduction of each page. */
  readonly sections: Readonly<Record<SectionId, readonly [title: string, lead: string]>>;
  readonly home: HomeWords;
  readonly promotions: { readonly workbook: string; readonly promote: string; readonly empty: string };
  readonly comments: { readonly empty: (tenant: string) => string };
  readonly users: { readonly notFound: string };
  /** Heading, description and button of each card. */
  readonly jobs: {
    readonly export: readonly [title: string, text: (workbook: string) => string];
    readonly sync: readonly [title: string, text: string, start: string];
    readonly preview: readonly [title: string, text: string, start: string];
    /** The name of a preview in the list of jobs. */
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
  roles: { admin: 'Administrator', analyst: 'Analyst', viewer: 'Viewer' },
  sections: {
    home: ['Home', 'What needs attention in this deployment and in the account.'],
    workspace: ['Workspace', 'Find, move, copy and delete folders, workbooks and reports, one at a time or in bulk.'],
    reports: ['Reports', 'Saved reports by folder and document. Open a report to see where it is used.'],
    placements: ['Placements', 'Reports placed in spreadsheets, and whether their cells are up to date.'],
    promotions: ['Promotions', 'Promote a workbook to another deployment, and see its history.'],
    comments: ['Comments', 'Discuss a dashboard, as users of the embed tenant Harbor Goods see it.'],
    users: ['Users', 'Manage who can sign in, their groups and their attribute values.'],
    groups: ['Groups', 'Groups of users, their members, and what they are called.'],
    roles: ['Roles', 'What the account’s own roles allow, and who gets them.'],
    attributes: ['User attributes', 'Attributes by which access policies show each user only their own rows.'],
    branches: ['Branches', 'Edit, validate, commit and merge development branches of the data model.'],
    variables: ['Environment', 'Environment variables of the deployment. Hidden values are kept unless you replace them.'],
    tokens: ['Tokens', 'OIDC tokens with which deployments sign in to other services, without passwords or keys.'],
    logs: ['Logs', 'The deployment’s logs, live.'],
    jobs: ['Jobs', 'Exports, syncs and previews. Track them from any page in the tray at the top.'],
  },
  home: englishHome,
  promotions: { workbook: 'Workbook', promote: 'Promote…', empty: 'This deployment has no workbooks yet.' },
  comments: { empty: (tenant) => `No dashboard of this deployment is shared with ${tenant}.` },
  users: { notFound: 'This user does not exist or has been deleted.' },
  jobs: {
    export: ['Export a dashboard', (workbook) => `“${workbook}” as PDF or PNG. The file is kept for five minutes.`],
    sync: ['Sync transformations', 'Imports the models of the connected project into the data model.', 'Start a sync'],
    preview: ['Preview metric views', 'Converts the warehouse’s metric views without saving anything.', 'Start a preview'],
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
  roles: { admin: 'Administratorin', analyst: 'Analystin', viewer: 'Leserin' },
  sections: {
    home: ['Start', 'Was in diesem Deployment und im Konto Aufmerksamkeit braucht.'],
    workspace: ['Arbeitsbereich', 'Ordner, Arbeitsmappen und Berichte finden, verschieben, kopieren und löschen, einzeln oder gesammelt.'],
    reports: ['Berichte', 'Gespeicherte Berichte nach Ordner und Dokument. Öffnen Sie einen Bericht, um zu sehen, wo er verwendet wird.'],
    placements: ['Platzierungen', 'In Tabellen eingefügte Berichte, und ob ihre Zellen aktuell sind.'],
    promotions: ['Übertragungen', 'Arbeitsmappen in ein anderes Deployment übertragen und den Verlauf ansehen.'],
    comments: ['Kommentare', 'Ein Dashboard besprechen, so wie Benutzer des Mandanten Harbor Goods es sehen.'],
    users: ['Benutzer', 'Anmeldung, Gruppen und Attributwerte der Benutzer verwalten.'],
    groups: ['Gruppen', 'Gruppen von Benutzern, ihre Mitglieder und ihre Namen.'],
    roles: ['Rollen', 'Was die eigenen Rollen des Kontos erlauben, und wer sie erhält.'],
    attributes: ['Benutzerattribute', 'Attribute, nach denen Zugriffsregeln jedem nur die eigenen Zeilen zeigen.'],
    branches: ['Branches', 'Entwicklungs-Branches des Datenmodells bearbeiten, prüfen, committen und zusammenführen.'],
    variables: ['Umgebung', 'Umgebungsvariablen des Deployments. Verborgene Werte bleiben erhalten, bis Sie sie ersetzen.'],
    tokens: ['OIDC-Tokens', 'Tokens, mit denen sich Deployments bei anderen Diensten anmelden, ohne Passwörter und Schlüssel.'],
    logs: ['Logs', 'Die Logs des Deployments, live.'],
    jobs: ['Vorgänge', 'Exporte, Synchronisierungen und Vorschauen. Über die Liste oben behalten Sie sie auf jeder Seite im Blick.'],
  },
  home: germanHome,
  promotions: { workbook: 'Arbeitsmappe', promote: 'Übertragen…', empty: 'Dieses Deployment hat noch keine Arbeitsmappen.' },
  comments: { empty: (tenant) => `Kein Dashboard dieses Deployments ist für ${tenant} freigegeben.` },
  users: { notFound: 'Diesen Benutzer gibt es nicht, oder er wurde gelöscht.' },
  jobs: {
    export: ['Dashboard exportieren', (workbook) => `„${workbook}“ als PDF oder PNG. Die Datei bleibt fünf Minuten verfügbar.`],
    sync: [
      'Transformationen synchronisieren',
      'Übernimmt die Modelle des verbundenen Projekts in das Datenmodell.',
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
  roles: { admin: 'Administradora', analyst: 'Analista', viewer: 'Lectora' },
  sections: {
    home: ['Inicio', 'Lo que requiere atención en este despliegue y en la cuenta.'],
    workspace: ['Espacio de trabajo', 'Busca, mueve, copia y elimina carpetas, libros e informes, de uno en uno o en bloque.'],
    reports: ['Informes', 'Informes guardados por carpeta y documento. Abre un informe para ver dónde se usa.'],
    placements: ['Ubicaciones', 'Informes insertados en hojas de cálculo y si sus celdas están al día.'],
    promotions: ['Promociones', 'Promueve un libro a otro despliegue y consulta su historial.'],
    comments: ['Comentarios', 'Comenta un panel, tal como lo ven los usuarios del inquilino Harbor Goods.'],
    users: ['Usuarios', 'Gestiona quién puede iniciar sesión, sus grupos y sus atributos.'],
    groups: ['Grupos', 'Grupos de usuarios, sus miembros y sus nombres.'],
    roles: ['Roles', 'Lo que permiten los roles propios de la cuenta y quién los recibe.'],
    attributes: ['Atributos', 'Atributos con los que las políticas de acceso muestran a cada usuario solo sus filas.'],
    branches: ['Ramas', 'Ramas de desarrollo del modelo de datos: edítalas, valídalas, confírmalas y fusiónalas.'],
    variables: ['Entorno', 'Variables de entorno del despliegue. Los valores ocultos se conservan hasta que los sustituyas.'],
    tokens: ['Tokens OIDC', 'Tokens con los que los despliegues inician sesión en otros servicios, sin contraseñas ni claves.'],
    logs: ['Registros', 'Los registros del despliegue, en directo.'],
    jobs: ['Tareas', 'Exportaciones, sincronizaciones y vistas previas. Síguelas desde cualquier página en la lista de arriba.'],
  },
  home: spanishHome,
  promotions: { workbook: 'Libro', promote: 'Promover…', empty: 'Este despliegue aún no tiene libros.' },
  comments: { empty: (tenant) => `Ningún panel de este despliegue está compartido con ${tenant}.` },
  users: { notFound: 'Este usuario no existe o se ha eliminado.' },
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
  roles: { admin: '管理者', analyst: 'アナリスト', viewer: '閲覧者' },
  sections: {
    home: ['ホーム', 'このデプロイメントとアカウントで対応が必要なもの。'],
    workspace: ['ワークスペース', 'フォルダー、ワークブック、レポートを検索、移動、コピー、削除します。まとめて操作できます。'],
    reports: ['レポート', 'フォルダーとドキュメント別の保存済みレポート。開くと配置先を確認できます。'],
    placements: ['配置', 'スプレッドシートに配置されたレポートと、セルが最新かどうか。'],
    promotions: ['昇格', 'ワークブックを別のデプロイメントに昇格し、履歴を確認します。'],
    comments: ['コメント', 'テナント Harbor Goods のユーザーと同じ表示で、ダッシュボードについて話し合います。'],
    users: ['ユーザー', 'サインインできるユーザー、グループ、属性値を管理します。'],
    groups: ['グループ', 'ユーザーのグループとそのメンバー、名前を管理します。'],
    roles: ['ロール', 'アカウント独自のロールの権限と割り当てを管理します。'],
    attributes: ['ユーザー属性', 'アクセスポリシーが各ユーザーに自分の行だけを表示するための属性です。'],
    branches: ['ブランチ', 'データモデルの開発ブランチを編集、検証、コミット、マージします。'],
    variables: ['環境', 'デプロイメントの変数。非表示の値は、入力し直さない限りそのままです。'],
    tokens: ['トークン', 'デプロイメントがパスワードやキーなしでほかのサービスにサインインするための OIDC トークン。'],
    logs: ['ログ', 'デプロイメントが出力するログをリアルタイムで表示します。'],
    jobs: ['ジョブ', '書き出し、同期、プレビュー。どのページでも上部の一覧から確認できます。'],
  },
  home: japaneseHome,
  promotions: { workbook: 'ワークブック', promote: '昇格…', empty: 'このデプロイメントにはまだワークブックがありません。' },
  comments: { empty: (tenant) => `このデプロイメントには、${tenant} と共有されているダッシュボードがありません。` },
  users: { notFound: 'このユーザーは存在しないか、削除されています。' },
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
  roles: { admin: 'مسؤولة', analyst: 'محللة', viewer: 'قارئة' },
  sections: {
    home: ['الرئيسية', 'ما يحتاج إلى انتباه في هذا النشر وفي الحساب.'],
    workspace: ['مساحة العمل', 'ابحث عن المجلدات والمصنفات والتقارير وانقلها وانسخها واحذفها، فرادى أو دفعة واحدة.'],
    reports: ['التقارير', 'التقارير المحفوظة حسب المجلد والمستند. افتح تقريرًا لترى أين يُستخدم.'],
    placements: ['المواضع', 'التقارير المدرجة في جداول البيانات، وهل خلاياها محدّثة.'],
    promotions: ['الترقيات', 'رقِّ مصنفًا إلى نشر آخر، واطّلع على سجله.'],
    comments: ['التعليقات', 'ناقش لوحة كما يراها مستخدمو المستأجر Harbor Goods.'],
    users: ['المستخدمون', 'أدِر من يحق له تسجيل الدخول ومجموعاته وقيم سماته.'],
    groups: ['المجموعات', 'مجموعات المستخدمين وأعضاؤها وأسماؤها.'],
    roles: ['الأدوار', 'ما تسمح به أدوار الحساب الخاصة ومن يحصل عليها.'],
    attributes: ['السمات', 'سمات تعرض بها سياسات الوصول لكل مستخدم صفوفه وحدها.'],
    branches: ['الفروع', 'فروع تطوير نموذج البيانات: عدّلها وتحقق منها وأودعها وادمجها.'],
    variables: ['البيئة', 'متغيرات بيئة النشر. تُحفظ القيم المخفية إلى أن تستبدلها.'],
    tokens: ['الرموز', 'رموز OIDC التي تسجّل بها عمليات النشر الدخول إلى خدمات أخرى دون كلمات مرور أو مفاتيح.'],
    logs: ['السجلات', 'سجلات النشر مباشرةً.'],
    jobs: ['المهام', 'عمليات التصدير والمزامنة والمعاينة. تتابعها القائمة في الأعلى من كل صفحة.'],
  },
  home: arabicHome,
  promotions: { workbook: 'المصنف', promote: 'ترقية…', empty: 'لا توجد مصنفات في هذا النشر بعد.' },
  comments: { empty: (tenant) => `لا توجد لوحة من هذا النشر تمت مشاركتها مع ${tenant}.` },
  users: { notFound: 'هذا المستخدم غير موجود أو تم حذفه.' },
  jobs: {
    export: ['تصدير لوحة', (workbook) => `«${workbook}» بصيغة PDF أو PNG. يُحتفظ بالملف خمس دقائق.`],
    sync: ['مزامنة التحويلات', 'تقرأ نماذج المشروع المتصل إلى نموذج البيانات.', 'بدء المزامنة'],
    preview: ['معاينة عروض المقاييس', 'تحوّل عروض المقاييس في مستودع البيانات دون حفظ أي شيء.', 'بدء المعاينة'],
    previewName: 'عروض المقاييس',
  },
};

export const consoleWords: Readonly<Record<ConsoleLanguage, ConsoleWords>> = {
  en: english,
  de: german,
  es: spanish,
  ja: japanese,
  ar: arabic,
};
