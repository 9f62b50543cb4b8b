import type { CellValue, ResultColumn } from '../../../client/chat-stream/QueryRows.js';

/**
 * True for a column of years, ids or codes, which are not grouped: 2025, not 2,025. Detected by name or title, in all languages of the
 * chat, unless the values contradict. Integers that could all be recent years count as years, whatever their name.
 */
export function isIdentifier({ name, title = name }: ResultColumn, values: readonly (CellValue | undefined)[]): boolean {
  const numbers = values.filter((value) => typeof value === 'number' || typeof value === 'bigint');
  if (!numbers.every((value) => typeof value === 'bigint' || Number.isInteger(value))) return false;
  const names = [...new Set([name, title])].map(wordsOf);
  const isWithin = (least: number, most: number) => numbers.every((value) => value >= least && value <= most);
  if (names.some(isCode)) return true;
  if (names.some(isYear)) return isWithin(1000, 2999);
  return numbers.length > 1 && isWithin(1900, 2100) && !names.some(isCount);
}

/** Splits a name into words: `orderId`, `order_id` and `顧客ID` have two each. Drops accents and anything in brackets. */
export function wordsOf(name: string): readonly string[] {
  return name
    .slice(0, longestName)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/([^\p{Script=Latin}\P{L}])(?=\p{Script=Latin})/gu, '$1 ')
    .replace(/[(（[［【][^(（[［【)）\]］】]*[)）\]］】]/g, ' ')
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.charAt(0))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isYear(words: readonly string[]): boolean {
  return words.some((word) => yearWords.has(word)) || yearEnd.test(words.at(-1) ?? '');
}

/** The noun comes last in some languages and first in others: `customer code`, `código de cliente`. */
function isCode(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (codeWords.has(last) || codeEnd.test(last)) return true;
  if (words.length < 2) return false;
  if (lastNumberWords.has(last)) return !countWords.has(first);
  return leadingCodeWords.has(first) || (numberWords.has(first) && !plural.test(last));
}

function isCount(words: readonly string[]): boolean {
  return words.some((word) => countWords.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const yearWords = wordSet(
  'year yr fy cy jahr jaar ano annee an anno rok roku yil yili exercice ejercicio esercizio سنة السنة عام العام שנה שנת वर्ष साल',
);
const yearEnd = /(?:jahr|jaar|年|年度|年份|연도|년도|년|해)$/;

const codeWords = wordSet(
  'id ids uid key sku ean gtin isbn code codes zip zipcode postcode phone fax kennung plz cp cap cep nip nif cif cnpj cpf siret siren ' +
    'codigo codice kod kodu identifiant identificador identificativo identyfikator telefono telefone telefon telephone matricula ' +
    'numara numarasi numer معرف المعرف رمز الرمز كود הקוד קוד מזהה מיקוד טלפון कोड आईडी पिनकोड क्रमांक नंबर',
);
const codeEnd =
  /(?:nummer|[a-z]nr|kennung|schluessel|schlussel|postleitzahl|telefon|番号|コード|号|号码|编号|编码|代码|邮编|번호|코드|아이디|식별자)$/;

const leadingCodeWords = wordSet('id codigo codice code kod identifiant identificador numer رقم الرقم رمز الرمز كود معرف קוד מזהה');
/** Matches an order number, but neither the number of orders nor `no` as opposed to `yes`. */
const lastNumberWords = wordSet('number num no nr numero');
/** Followed by a singular, they mean an identifier (`número de cliente`); by a plural, a count (`número de pedidos`). */
const numberWords = wordSet('numero מספר');
const plural = /(?:[six]|ות|ים)$/;

const countWords = wordSet(
  'count counts total sum avg average amount revenue sales orders price cost units quantity qty users visits anzahl summe umsatz menge betrag preis ' +
    'cantidad ventas importe total nombre montant ventes quantite quantita vendite importo aantal omzet liczba suma kwota quantidade vendas adet toplam tutar ' +
    'عدد إجمالي מספר סכום संख्या कुल राशि',
);

const longestName = 200;
