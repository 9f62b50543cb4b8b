import type { Language } from '../chrome/catalogues.js';
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
  /** Title and lead of each page. */
  readonly sections: Readonly<Record<SectionId, readonly [title: string, lead: string]>>;
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
  sections: {
    workspace: ['Arbeitsbereich', 'Ordner, Arbeitsmappen und Berichte finden, verschieben, kopieren und löschen, einzeln oder viele.'],
    reports: ['Berichte', 'Gespeicherte Berichte nach Ordner und Dokument. Öffnen Sie einen, um zu sehen, wo er eingefügt ist.'],
    placements: ['Platzierungen', 'Welche Berichte in einer Tabelle stehen und ob ihre Zellen aktuell sind.'],
    promotions: ['Übertragungen', 'Eine Arbeitsmappe in ein anderes Deployment übertragen und sehen, woher sie stammt.'],
    comments: ['Kommentare', 'Über ein Dashboard sprechen, wie eine eingebettete Seite des Mandanten Harbor Goods es zeigt.'],
    users: ['Benutzer', 'Wer sich anmelden darf, in welchen Gruppen und mit welchen Attributwerten.'],
    branches: ['Branches', 'Entwicklungs-Branches des Datenmodells bearbeiten, prüfen, committen und zusammenführen.'],
    variables: ['Umgebung', 'Variablen des Deployments. Verborgene Werte bleiben, solange Sie keine anderen eingeben.'],
    logs: ['Protokolle', 'Was das Deployment schreibt, während es schreibt.'],
    jobs: ['Vorgänge', 'Exporte, Synchronisierungen und Vorschauen. Die Liste oben verfolgt sie auf jeder Seite.'],
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
};

export const consoleWords: Readonly<Record<Language, ConsoleWords>> = {
  en: english,
  de: german,
  es: spanish,
  ja: japanese,
  ar: arabic,
};
