import {
  ageGroup,
  brand,
  category,
  categoryPolicy,
  channel,
  city,
  country,
  countryPolicy,
  customer,
  hour,
  paymentMethod,
  product,
  promotion,
  region,
  regionPolicy,
  segment,
  store,
  storeFormat,
  weekday,
} from './dimensions.js';
import type { Dimension, ModelView } from './ModelView.js';
import { count, salesMeasures } from './measures.js';

const ofCustomer = (dimension: Dimension): Dimension => ({
  ...dimension,
  sql: dimension.sql.replace('s.', 'c.'),
  description: dimension.description.replace('store', 'customer'),
});

const customers: ModelView = {
  name: 'customers',
  title: 'Customers',
  description: 'People and businesses that signed up',
  row: ['customer', 'customers'],
  from: 'base.customers c',
  time: {
    name: 'joined_at',
    title: 'Joined at',
    description: 'When the customer signed up',
    synonyms: ['sign up date', 'joined'],
    sql: 'c.joined_at',
  },
  dimensions: [ofCustomer(region), ofCustomer(country), ofCustomer(city), segment, ageGroup, customer],
  facts: { customer_id: 'c.customer_id' },
  measures: [
    count('new_customers', 'New customers', 'Customers who signed up in the time asked for', [
      'new customer',
      'sign up',
      'signup',
      'registration',
      'new buyer',
      'customer who joined',
      'new sign up',
    ]),
    count('customer_count', 'Customers', 'All customers', ['customer base', 'registered customer', 'member of the customer base']),
  ],
  policies: [
    { ...regionPolicy, sql: 'c.region' },
    { ...countryPolicy, sql: 'c.country' },
  ],
};

const products: ModelView = {
  name: 'products',
  title: 'Products',
  description: 'What the retailer sells',
  row: ['product', 'products'],
  from: 'base.products p',
  time: {
    name: 'launched_at',
    title: 'Launched at',
    description: 'When the product came to market',
    synonyms: ['launch date', 'launched'],
    sql: 'p.launched_at',
    verb: 'launched',
  },
  dimensions: [category, brand, product],
  facts: { list_price: 'p.list_price', unit_cost: 'p.unit_cost' },
  measures: [
    count('product_count', 'Products', 'Number of products', ['assortment', 'range size', 'catalogue size']),
    {
      name: 'average_list_price',
      title: 'Average list price',
      description: 'Average list price of the products',
      synonyms: ['list price', 'average price', 'price', 'average product price'],
      sql: 'ROUND(AVG(list_price), 2)',
      format: 'euros',
      aggType: 'avg',
      isAdditive: false,
    },
  ],
  policies: [categoryPolicy],
};

const stores: ModelView = {
  name: 'stores',
  title: 'Stores',
  description: 'The shops, with city, country and region',
  row: ['store', 'stores'],
  from: 'base.stores s',
  time: {
    name: 'opened_at',
    title: 'Opened at',
    description: 'When the store opened',
    synonyms: ['opening date', 'opened'],
    sql: 's.opened_at',
    verb: 'opened',
  },
  dimensions: [region, country, city, storeFormat, store],
  facts: { floor_area: 's.floor_area' },
  measures: [
    count('store_count', 'Stores', 'Number of stores', []),
    {
      name: 'floor_area',
      title: 'Floor area',
      description: 'Sum of the floor area in square metres',
      synonyms: ['sales area', 'square metre', 'square meter', 'store size', 'space'],
      sql: 'SUM(floor_area)',
      format: 'count',
      aggType: 'sum',
      isAdditive: true,
    },
  ],
  policies: [regionPolicy, countryPolicy],
};

const orders: ModelView = {
  name: 'orders',
  title: 'Orders',
  description: 'One row for each order',
  row: ['order', 'orders'],
  from: 'base.orders o JOIN base.stores s USING (store_id) JOIN base.customers c USING (customer_id)',
  time: {
    name: 'ordered_at',
    title: 'Ordered at',
    description: 'When the order was placed',
    synonyms: ['order date', 'date'],
    sql: 'o.ordered_at',
  },
  dimensions: [region, country, city, store, storeFormat, channel, paymentMethod, promotion, segment, ageGroup, customer, weekday, hour],
  facts: { order_id: 'o.order_id', customer_id: 'o.customer_id' },
  measures: [
    count('orders', 'Orders', 'Number of orders', ['order', 'purchase', 'transaction', 'order count', 'number of order', 'order volume']),
    {
      name: 'buyers',
      title: 'Buyers',
      description: 'Customers who placed at least one order',
      synonyms: ['active customer', 'unique customer', 'distinct customer', 'paying customer', 'buying customer'],
      sql: 'COUNT(DISTINCT customer_id)',
      format: 'count',
      aggType: 'countDistinct',
      isAdditive: false,
    },
    {
      name: 'orders_per_buyer',
      title: 'Orders per buyer',
      description: 'Orders divided by the customers who placed them',
      synonyms: ['order frequency', 'purchase frequency', 'order per customer'],
      sql: 'ROUND(1.0 * COUNT(*) / NULLIF(COUNT(DISTINCT customer_id), 0), 2)',
      format: 'decimal',
      aggType: 'number',
      isAdditive: false,
    },
  ],
  policies: [regionPolicy, countryPolicy],
};

const sales: ModelView = {
  name: 'sales',
  title: 'Sales',
  description: 'One row for each line of an order: what was sold, where, to whom',
  row: ['order line', 'order lines'],
  from: 'base.order_lines l JOIN base.orders o USING (order_id) JOIN base.stores s USING (store_id) JOIN base.products p USING (product_id) JOIN base.customers c USING (customer_id)',
  time: orders.time,
  dimensions: [
    region,
    country,
    city,
    store,
    storeFormat,
    category,
    brand,
    product,
    channel,
    paymentMethod,
    promotion,
    segment,
    ageGroup,
    customer,
    weekday,
    hour,
  ],
  facts: {
    order_id: 'o.order_id',
    customer_id: 'o.customer_id',
    revenue: 'l.revenue',
    units: 'l.units',
    cost: 'l.cost',
    discount: 'l.discount',
    is_returned: 'l.is_returned',
  },
  measures: salesMeasures,
  policies: [regionPolicy, countryPolicy, categoryPolicy],
};

/** All that can be asked about, the smallest view first: where two could answer, the first one does. */
export const dataModel: readonly ModelView[] = [stores, products, customers, orders, sales];
