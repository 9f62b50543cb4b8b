import { describe, expect, it } from 'vitest';
import { createColumnFormat } from '../../../../src/chat/results/table/columnFormat.js';
import type { CellValue, ColumnType } from '../../../../src/client/chat-stream/QueryRows.js';

describe('createColumnFormat', () => {
  it('formats integers with all digits, grouped', () => {
    expect(formatted('integer', [9007199254740993n, -1200])).toEqual(['9,007,199,254,740,993', '-1,200']);
  });

  it('formats years and ids without grouping', () => {
    expect(formatted('integer', [2025], { name: 'order_year' })).toEqual(['2025']);
    expect(formatted('integer', [48012], { name: 'orders.id' })).toEqual(['48012']);
    expect(formatted('integer', [48012], { name: 'paid' })).toEqual(['48,012']);
  });

  it.each([
    'Jahr Geschäftsjahr PLZ Kundennummer Auftragsnr. Kennung Postleitzahl', // German
    'año|ejercicio|código postal|código de cliente|número de cliente|NIF',
    'année|exercice|code postal|identifiant|numéro client|SIRET',
    'anno|codice cliente|CAP|numero fattura',
    'ano|código do produto|CEP|número do pedido',
    'jaar|boekjaar|klantnummer|postcode',
    'rok|numer klienta|kod pocztowy|NIP',
    'yıl|mali yılı|müşteri numarası|posta kodu|sipariş no',
    '年|会計年度|郵便番号|顧客番号|顧客ID|商品コード',
    '연도|우편번호|고객번호|상품코드',
    '年份|财政年度|邮政编码|客户编号|身份证号',
    'السنة|رقم العميل|الرمز البريدي',
    'שנה|מספר לקוח|מיקוד',
    'वर्ष|ग्राहक आईडी|पिन कोड',
    'customer_number|orderId|zip_code|FY|Year (fiscal)',
  ])('recognizes years and codes by their names: %s', (names) => {
    for (const name of names.split(names.includes('|') ? '|' : ' ')) {
      expect([name, ...formatted('integer', [2025, 2024], { name, locale: 'de' })]).toEqual([name, '2025', '2024']);
      expect([name, ...formatted('integer', [2025], { name, locale: 'de' })]).toEqual([name, '2025']);
    }
  });

  it.each(['paid', 'número de pedidos', 'numero di ordini', 'מספר הזמנות', 'Jahresumsatz', 'number of orders', 'no', '件数', '売上'])(
    'groups the digits of numbers: %s',
    (name) => expect(formatted('integer', [10115, 2025], { name })).toEqual(['10,115', '2,025']),
  );

  it('recognizes years by their values, too', () => {
    expect(formatted('integer', [2021, 2022, 2024], { name: 'periode' })).toEqual(['2021', '2022', '2024']);
    expect(formatted('integer', [2021, 2022], { name: 'orders' })).toEqual(['2,021', '2,022']);
    expect(formatted('integer', [12_345], { name: 'year' })).toEqual(['12,345']);
    expect(formatted('integer', [10115, 80331], { name: 'p', title: 'Postleitzahl' })).toEqual(['10115', '80331']);
  });

  it('keeps all digits of decimals sent as text', () => {
    expect(formatted('number', ['12345678901234567.89', 3])).toEqual(['12,345,678,901,234,567.89', '3.00']);
    expect(formatted('number', ['-0.12345678901234567890123'])).toEqual(['-0.12345678901234567890123']);
    expect(formatted('number', ['12345678901234567.89'], { locale: 'de' })).toEqual(['12.345.678.901.234.567,89']);
  });

  it('formats all numbers of a column with the same decimals', () => {
    expect(formatted('number', [1234.5, 7, 0.256])).toEqual(['1,234.50', '7.00', '0.26']);
    expect(formatted('number', [0.0342, 0.5])).toEqual(['0.0342', '0.5000']);
    expect(formatted('number', [3, 4])).toEqual(['3', '4']);
  });

  it('does not round a small number to zero', () => {
    expect(formatted('number', [1200.25, 0.000012])).toEqual(['1,200.25', '0.000012']);
  });

  it('formats times as precisely as the column needs', () => {
    expect(formatted('time', ['2025-01-01T00:00:00.000', '2024-01-01T00:00:00.000'])).toEqual(['2025', '2024']);
    expect(formatted('time', ['2025-01-01T00:00:00.000', '2025-02-01T00:00:00.000'])).toEqual(['Jan 2025', 'Feb 2025']);
    expect(formatted('time', ['2025-01-01T00:00:00.000', '2025-02-03T00:00:00.000'])).toEqual(['Jan 1, 2025', 'Feb 3, 2025']);
    expect(formatted('time', ['2025-02-03T14:05:00.000'])).toEqual(['Feb 3, 2025, 2:05 PM']);
  });

  it('formats a single time as a day, not as a whole month', () => {
    expect(formatted('time', ['2025-03-01T00:00:00.000'])).toEqual(['Mar 1, 2025']);
  });

  it('shows the wall-clock time of the service in every time zone of the user', () => {
    expect(formatted('time', ['2025-03-31T00:00:00.000Z'])).toEqual(['Mar 31, 2025']);
    expect(formatted('time', ['2025-03-31T00:00:00.000-08:00'])).toEqual(['Mar 31, 2025']);
  });

  it('formats booleans as words, null as a dash, other values as JSON', () => {
    expect(formatted('boolean', [true, false, null])).toEqual(['Yes', 'No', '–']);
    expect(formatted('json', [{ a: [1, 9007199254740993n] }])).toEqual(['{"a":[1,9007199254740993]}']);
    expect(formatted('time', ['soon'])).toEqual(['soon']);
  });

  it('follows the language', () => {
    expect(formatted('number', [1234.5], { locale: 'de' })).toEqual(['1.234,5']);
  });
});

function formatted(
  type: ColumnType,
  values: readonly CellValue[],
  { name = 'value', title, locale = 'en' }: { name?: string; title?: string; locale?: string } = {},
): string[] {
  const words = { locale, emptyValue: '–', yes: 'Yes', no: 'No' };
  const rows = values.map((value) => [value]);
  const { format } = createColumnFormat({ name, title, type, serviceType: '' }, 0, rows, words);
  return values.map((value) => format(value).replaceAll('\u202f', ' '));
}
