import type { TransformModel, TransformProject } from './TransformSyncRecord.js';

const model = (schema: string, name: string, ...columns: readonly string[]): TransformModel => ({ schema, name, columns });

/** The project that stands in the connected repository. */
export const retailerProject: TransformProject = {
  models: [
    model('staging', 'stg_customers', 'customer_id', 'segment', 'joined_at'),
    model('staging', 'stg_orders', 'order_id', 'customer_id', 'store_id', 'ordered_at'),
    model('staging', 'stg_order_lines', 'order_id', 'product_id', 'units', 'revenue', 'discount'),
    model('staging', 'stg_products', 'product_id', 'category', 'brand', 'launched_at'),
    model('staging', 'stg_stores', 'store_id', 'city', 'country', 'region', 'opened_at'),
    model('marts', 'customers', 'customer_id', 'segment', 'order_count', 'revenue', 'joined_at'),
    model('marts', 'orders', 'order_id', 'customer_id', 'store_id', 'channel', 'revenue', 'ordered_at'),
    model('marts', 'order_lines', 'order_id', 'product_id', 'units', 'revenue', 'cost', 'discount'),
    model('marts', 'products', 'product_id', 'category', 'brand', 'launched_at'),
    model('marts', 'stores', 'store_id', 'city', 'country', 'region', 'opened_at'),
    model('marts', 'returns', 'order_id', 'product_id', 'units', 'revenue', 'returned_at'),
    model('marts', 'daily_revenue', 'store_id', 'revenue', 'cost', 'sold_at'),
  ],
  sources: 6,
  macros: 41,
  transformVersion: '1.9.4',
  manifestGeneratedAt: null,
};

/** Branches and tags of that repository. */
export const retailerRefs: readonly string[] = ['main', 'develop', 'nightly', 'v2.0.0', 'v2.1.0'];
