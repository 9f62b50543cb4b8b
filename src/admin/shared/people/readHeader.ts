import { divideCells, type PastedCell, type PastedRecord, separatorsOf, textOfCells } from './readRecords.js';

/** A column of a table of people. */
type Column = 'id' | 'email' | 'name' | 'first' | 'last';

/** Returns the text of a column in a row; empty if there is none. */
export type CellOf = (cells: readonly PastedCell[], column: Column) => string;

/** The columns that the first record names, and what separates them; `undefined` if it is no header. */
export function readHeader([first, ...rows]: readonly PastedRecord[], required: Column): CellOf | undefined {
  if (first === undefined || rows.length === 0 || first.cells.some(({ text }) => text.includes('@'))) return undefined;
  const separators = separatorsOf(first.cells);
  const names = divideCells(first.cells, separators).map((cells) => plainName(textOfCells(cells)));
  const placeOf = (column: Column) => names.findIndex((name) => columnsByName.get(name) === column);
  if (placeOf(required) === -1) return undefined;
  return (cells, column) => textOfCells(divideCells(cells, separators)[placeOf(column)]);
}

/** Returns the name of a person in a row. A column that is headed as a name may be the last name beside a first name, or the other way round. */
export function nameInRow(cells: readonly PastedCell[], cellOf: CellOf): string {
  const [name, first, last] = [cellOf(cells, 'name'), cellOf(cells, 'first'), cellOf(cells, 'last')];
  const isWhole = (first !== '' && last !== '') || name.includes(first || last);
  return name !== '' && isWhole ? name : `${first || name} ${first === '' ? last : last || name}`.trim();
}

/** Without what programs add: `First Name [Required]`, `E-mail 1 - Value`. */
function plainName(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize()
      // A Turkish capital letter.
      .replaceAll('i\u0307', 'i')
      .replace(/\[.*|\(.*|[^\p{L}\p{M}]/gu, '')
  );
}

/** As spreadsheets, mail programs and directories head their columns in the languages of the chat, without spaces and signs. */
const columnNames: Readonly<Record<Column, string>> = {
  id: `id externalid userid uid identifier kennung benutzerid nutzerid externeid identificador idexterno idusuario identifiant idexterne
    idutilisateur identificativo idutente idesterno idexterno idusuário gebruikersid externid identyfikator idużytkownika kimlik kullanıcıid
    ユーザーid 外部id 사용자id 외부id 用户id 外部标识 आईडी מזהה المعرف معرفالمستخدم`,
  email: `email emailaddress emailvalue mail mailaddress primaryemail workemail userprincipalname upn emailadresse mailadresse correo
    correoelectrónico direccióndecorreo direccióndecorreoelectrónico adresseemail adressemail adresseélectronique courriel indirizzoemail
    postaelettronica endereçodeemail endereçodeemail emailadres adresemail adresemailowy eposta epostaadresi メール メールアドレス eメール
    電子メール 電子メールアドレス 이메일 이메일주소 전자메일 电子邮件 电子邮件地址 电子邮箱 邮箱 邮箱地址 ईमेल ईमेलपता דואל אימייל כתובתדואל כתובתאימייל
    البريدالإلكتروني بريدإلكتروني عنوانالبريدالإلكتروني الإيميل`,
  name: `name displayname fullname anzeigename vollständigername nombre nombrecompleto nom nomcomplet nomaffiché nome nomecompleto
    nomevisualizzato nomedeexibição naam volledigenaam weergavenaam imięinazwisko nazwa nazwawyświetlana ad adsoyad adısoyadı görünenad 名前
    氏名 表示名 이름 성명 표시이름 姓名 名称 显示名称 नाम पूरानाम שם שםמלא שםתצוגה الاسم الاسمالكامل اسمالعرض`,
  first: `firstname givenname vorname nombredepila prénom nombrepropio primeironome nomepróprio voornaam imię isim 名 이름만 名字 पहलानाम प्रथमनाम
    שםפרטי الاسمالأول`,
  last: `lastname familyname surname nachname familienname zuname apellido apellidos nomdefamille cognome sobrenome apelido achternaam nazwisko
    soyad soyadı soyisim 姓 姓氏 성 उपनाम अंतिमनाम שםמשפחה اسمالعائلة الاسمالأخير`,
};

const columnsByName: ReadonlyMap<string, Column> = new Map(
  Object.entries(columnNames).flatMap(([column, names]) => names.split(/\s+/).map((name) => [plainName(name), column as Column] as const)),
);
