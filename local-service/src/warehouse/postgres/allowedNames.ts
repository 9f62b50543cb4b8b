/** Functions of Postgres that only compute from their arguments, the clock or chance, and do not fill the memory. */
export const allowedFunctions: ReadonlySet<string> = words(`
  any_value array_agg avg bit_and bit_or bit_xor bool_and bool_or corr count covar_pop covar_samp every json_agg json_object_agg jsonb_agg
  jsonb_object_agg max min mode percentile_cont percentile_disc regr_avgx regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx
  regr_sxy regr_syy stddev stddev_pop stddev_samp string_agg sum var_pop var_samp variance
  cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number
  abs acos asin atan atan2 cbrt ceil ceiling cos cot degrees div exp floor gcd lcm ln log log10 mod pi power pow radians random round scale
  sign sin sqrt tan trim_scale trunc width_bucket random_normal setseed
  ascii btrim char_length character_length chr concat concat_ws convert_from convert_to decode encode format initcap left length like_escape
  lower ltrim md5 normalize octet_length bit_length overlay parse_ident position quote_ident quote_literal quote_nullable regexp_count
  regexp_instr regexp_like regexp_match regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table regexp_substr replace
  reverse right rtrim sha224 sha256 sha384 sha512 similar_escape similar_to_escape split_part starts_with string_to_array string_to_table
  strpos substr substring to_ascii to_hex translate trim upper
  age clock_timestamp date date_add date_bin date_part date_subtract date_trunc extract isfinite justify_days justify_hours
  justify_interval make_date make_interval make_time make_timestamp make_timestamptz now overlaps statement_timestamp timeofday timestamp
  timestamptz timezone to_char to_date to_number to_timestamp transaction_timestamp
  array_append array_cat array_dims array_length array_lower array_ndims array_position array_positions array_prepend array_remove
  array_replace array_sample array_shuffle array_to_string array_upper cardinality trim_array unnest
  array_to_json json_array_elements json_array_elements_text json_array_length json_build_array json_build_object json_each json_each_text
  json_extract_path json_extract_path_text json_object_keys json_strip_nulls json_typeof jsonb_array_elements jsonb_array_elements_text
  jsonb_array_length jsonb_build_array jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path jsonb_extract_path_text
  jsonb_object_keys jsonb_path_exists jsonb_path_query jsonb_path_query_array jsonb_path_query_first jsonb_pretty jsonb_set
  jsonb_strip_nulls jsonb_typeof row_to_json to_json to_jsonb
  gen_random_uuid uuidv4 uuidv7 hashtext hashtextextended num_nonnulls num_nulls pg_column_size pg_input_is_valid pg_size_bytes
  pg_size_pretty
  numnode phraseto_tsquery plainto_tsquery querytree setweight to_tsquery to_tsvector ts_headline ts_rank ts_rank_cd
  websearch_to_tsquery
  bool bpchar float4 float8 int2 int4 int8 interval numeric text varchar
`);

/** Types that values may be converted to. Others, such as `regclass`, look up names in the catalog, or are rows of tables. */
export const allowedTypes: ReadonlySet<string> = words(`
  bool bpchar bytea date float4 float8 int2 int4 int8 interval json jsonb jsonpath numeric text time timestamp timestamptz timetz tsquery
  tsvector uuid varchar
`);

/** Values of the clock. Others name the role or the database. */
export const allowedValueFunctions: ReadonlySet<string> = new Set(
  ['DATE', 'TIME', 'TIME_N', 'TIMESTAMP', 'TIMESTAMP_N']
    .map((name) => `SVFOP_CURRENT_${name}`)
    .concat(['TIME', 'TIME_N', 'TIMESTAMP', 'TIMESTAMP_N'].map((name) => `SVFOP_LOCAL${name}`)),
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
