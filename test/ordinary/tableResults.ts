/** A result as a warehouse and its driver send it, with the expected table and CSV file. */
export interface TableResult {
  readonly name: string;
  readonly locale: string;
  /** The columns with the service's names for their types. */
  readonly schema: readonly (readonly [name: string, type: string])[];
  /** The rows as JSON text. Python and some drivers write text that is not valid JSON. */
  readonly data: string;
  readonly titles?: Readonly<Record<string, string>>;
  readonly cells: readonly (readonly string[])[];
  /** Without the byte order mark, and with `\n` as the line break. */
  readonly csv: string;
}

export const tableResults: readonly TableResult[] = [
  {
    name: 'Snowflake: decimals as text, NUMBER(38,0) ids',
    locale: 'en',
    schema: [
      ['CUSTOMER_ID', 'NUMBER(38,0)'],
      ['REVENUE', 'NUMBER(38,2)'],
    ],
    data: '[["90071992547409931", "12345678901234567.89"], ["7", "-42.50"]]',
    cells: [
      ['90071992547409931', '12,345,678,901,234,567.89'],
      ['7', '-42.50'],
    ],
    csv: 'CUSTOMER_ID,REVENUE\n90071992547409931,12345678901234567.89\n7,-42.5\n',
  },
  {
    name: 'BigQuery: NUMERIC beyond double precision as JSON numbers, FLOAT64 with NaN',
    locale: 'en',
    schema: [
      ['amount', 'NUMERIC'],
      ['ratio', 'FLOAT64'],
    ],
    data: '[[90071992547409.93, 0.5], [1.25, NaN], [null, Infinity]]',
    cells: [
      ['90,071,992,547,409.93', '0.5'],
      ['1.25', '–'],
      ['–', '–'],
    ],
    csv: 'amount,ratio\n90071992547409.93,0.5\n1.25,\n,\n',
  },
  {
    name: 'Postgres: bigint and numeric as text, NaN as a word',
    locale: 'de',
    schema: [
      ['jahr', 'integer'],
      ['plz', 'integer'],
      ['umsatz', 'numeric'],
    ],
    data: '[[2024, 10115, "1234567.5"], [2025, 80331, "NaN"]]',
    titles: { umsatz: 'Umsatz (€)' },
    cells: [
      ['2024', '10115', '1.234.567,5'],
      ['2025', '80331', '–'],
    ],
    csv: 'jahr,plz,Umsatz (€)\n2024,10115,1234567.5\n2025,80331,\n',
  },
  {
    name: 'ClickHouse: Nullable types, Int64 as text, nan and inf',
    locale: 'en',
    schema: [
      ['hits', 'Nullable(Int64)'],
      ['share', 'Nullable(Float64)'],
    ],
    data: '[["9007199254740993", "nan"], ["12", "0.25"], [null, "-inf"]]',
    cells: [
      ['9,007,199,254,740,993', '–'],
      ['12', '0.25'],
      ['–', '–'],
    ],
    csv: 'hits,share\n9007199254740993,\n12,0.25\n,\n',
  },
  {
    name: 'DuckDB: HUGEINT, and no types at all',
    locale: 'en',
    schema: [
      ['total', ''],
      ['price', ''],
    ],
    data: '[[170141183460469231731687303715884105727, 0.1234567890123456789], [1, 2.5]]',
    cells: [
      ['170,141,183,460,469,231,731,687,303,715,884,105,727', '0.1234567890123456789'],
      ['1', '2.50'],
    ],
    csv: 'total,price\n170141183460469231731687303715884105727,0.1234567890123456789\n1,2.5\n',
  },
  {
    name: 'MySQL: two columns of one name, negative text amounts',
    locale: 'en',
    schema: [
      ['total', 'varchar'],
      ['total', 'int'],
      ['phone', 'varchar'],
    ],
    data: '[["-42.50", 3, "+49 30 1234"], ["=1+1", -4, "-"]]',
    cells: [
      ['-42.50', '3', '+49 30 1234'],
      ['=1+1', '-4', '-'],
    ],
    csv: "total,total_2,phone\n-42.50,3,+49 30 1234\n'=1+1,-4,-\n",
  },
  {
    name: 'Redshift in Spanish: year and postal code by their names',
    locale: 'es',
    schema: [
      ['año', 'int4'],
      ['código postal', 'int4'],
      ['pedidos', 'int8'],
    ],
    data: '[[2024, 28013, 12345], [2025, 41001, 999]]',
    cells: [
      ['2024', '28013', '12.345'],
      ['2025', '41001', '999'],
    ],
    csv: 'año,código postal,pedidos\n2024,28013,12345\n2025,41001,999\n',
  },
  {
    name: 'Databricks in Japanese: fiscal year, customer number, product text',
    locale: 'ja',
    schema: [
      ['会計年度', 'bigint'],
      ['顧客番号', 'bigint'],
      ['商品', 'string'],
      ['売上', 'decimal(20,2)'],
    ],
    data: '[[2024, 10012, "りんご、青", "1234.5"], [2025, 10013, "㈱サンプル", "98765432109876543.21"]]',
    cells: [
      ['2024', '10012', 'りんご、青', '1,234.50'],
      ['2025', '10013', '㈱サンプル', '98,765,432,109,876,543.21'],
    ],
    csv: '会計年度,顧客番号,商品,売上\n2024,10012,りんご、青,1234.5\n2025,10013,㈱サンプル,98765432109876543.21\n',
  },
  {
    name: 'SQL Server: money, bit, dates as ISO text',
    locale: 'en',
    schema: [
      ['OrderYear', 'int'],
      ['Paid', 'bool'],
      ['Due', 'date'],
      ['Amount', 'money'],
    ],
    data: '[[2024, true, "2025-03-01", -1204.5], [2025, false, "2025-03-02", 10]]',
    cells: [
      ['2024', 'Yes', 'Mar 1, 2025', '-1,204.5'],
      ['2025', 'No', 'Mar 2, 2025', '10.0'],
    ],
    csv: 'OrderYear,Paid,Due,Amount\n2024,true,2025-03-01,-1204.5\n2025,false,2025-03-02,10\n',
  },
  {
    name: 'Trino: counts of ids, counts that could be years, and months as numbers',
    locale: 'en',
    schema: [
      ['count_order_id', 'bigint'],
      ['sessions', 'bigint'],
      ['year_month', 'bigint'],
    ],
    data: '[[1204, 1950, 202501], [998, 2010, 202502], [1330, 2080, 202503]]',
    cells: [
      ['1,204', '1,950', '202501'],
      ['998', '2,010', '202502'],
      ['1,330', '2,080', '202503'],
    ],
    csv: 'count_order_id,sessions,year_month\n1204,1950,202501\n998,2010,202502\n1330,2080,202503\n',
  },
  {
    name: 'pandas in Arabic: objects as rows, NaN and -Infinity',
    locale: 'ar-u-nu-latn',
    schema: [
      ['السنة', 'int64'],
      ['رقم العميل', 'int64'],
      ['المبيعات', 'float64'],
    ],
    data: '[{"السنة": 2024, "رقم العميل": 10012, "المبيعات": NaN}, {"السنة": 2025, "رقم العميل": 10013, "المبيعات": -Infinity}]',
    cells: [
      ['2024', '10012', '–'],
      ['2025', '10013', '–'],
    ],
    csv: 'السنة,رقم العميل,المبيعات\n2024,10012,\n2025,10013,\n',
  },
];
