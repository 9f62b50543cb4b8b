import type { AccessPolicy, Dimension } from './ModelView.js';

/** Dimensions that several views share. Aliases: o orders, s stores, p products, c customers. */
export const region: Dimension = named('region', 'Region', 'Regions', 's.region', 'Sales region of the store', [
  'area',
  'territory',
  'market',
]);
export const country: Dimension = named('country', 'Country', 'Countries', 's.country', 'Country of the store', ['nation']);
export const city: Dimension = named('city', 'City', 'Cities', 's.city', 'City of the store', ['town']);
export const store: Dimension = named('store', 'Store', 'Stores', 's.store', 'Name of the store', [
  'shop',
  'branch',
  'location',
  'outlet name',
]);
export const storeFormat: Dimension = named('format', 'Store format', 'Store formats', 's.format', 'Flagship, City or Outlet', [
  'format',
  'store type',
  'type of store',
  'store format',
]);

export const category: Dimension = named('category', 'Category', 'Categories', 'p.category', 'Product category', [
  'product category',
  'product group',
  'department',
  'product type',
  'product line',
]);
export const brand: Dimension = named('brand', 'Brand', 'Brands', 'p.brand', 'Brand of the product', ['label', 'manufacturer', 'maker']);
export const product: Dimension = named('product', 'Product', 'Products', 'p.product', 'Name of the product', [
  'item',
  'article',
  'sku',
  'product name',
]);

export const customer: Dimension = named('customer', 'Customer', 'Customers', 'c.customer', 'Name of the customer', [
  'buyer',
  'shopper',
  'client',
  'customer name',
]);
export const segment: Dimension = named('segment', 'Customer segment', 'Customer segments', 'c.segment', 'Consumer, Member or Business', [
  'segment',
  'customer type',
  'type of customer',
  'customer group',
]);
export const ageGroup: Dimension = named('age_group', 'Age group', 'Age groups', 'c.age_group', 'Age group of the customer', [
  'age',
  'age band',
  'age range',
]);

export const channel: Dimension = named('channel', 'Channel', 'Channels', 'o.channel', 'Online or in store', [
  'sales channel',
  'online and store',
  'online vs in store',
  'online versus in store',
]);
export const paymentMethod: Dimension = named(
  'payment_method',
  'Payment method',
  'Payment methods',
  'o.payment_method',
  'How the order was paid',
  ['payment', 'payment type', 'way of paying', 'method of payment'],
);
export const promotion: Dimension = named(
  'promotion',
  'Promotion',
  'Promotions',
  "coalesce(o.promotion, 'No promotion')",
  'Promotion that ran when the order was placed',
  ['campaign', 'promo', 'sale event'],
);
export const weekday: Dimension = {
  name: 'weekday',
  title: 'Weekday',
  plural: 'Weekdays',
  description: 'Day of the week of the order, in the time zone of the session',
  synonyms: ['day of the week', 'day of week', 'week day', 'days of the week'],
  sql: "to_char(o.ordered_at, 'FMDay')",
  order: 'MIN(EXTRACT(isodow FROM ordered_at))',
  type: 'string',
  hasNamedValues: true,
};
export const hour: Dimension = {
  name: 'hour',
  title: 'Hour of day',
  plural: 'Hours of the day',
  description: 'Hour of the order, 0 to 23, in the time zone of the session',
  synonyms: ['hour', 'time of day', 'hour of the day'],
  sql: 'EXTRACT(hour FROM o.ordered_at)::int',
  order: 'hour',
  type: 'number',
};

export const regionPolicy: AccessPolicy = { attribute: 'region', sql: region.sql };
export const countryPolicy: AccessPolicy = { attribute: 'country', sql: country.sql };
export const categoryPolicy: AccessPolicy = { attribute: 'category', sql: category.sql };

function named(name: string, title: string, plural: string, sql: string, description: string, synonyms: readonly string[]): Dimension {
  return { name, title, plural, sql, description, synonyms, type: 'string', hasNamedValues: true };
}
