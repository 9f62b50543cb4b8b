import { customers } from './customers.js';
import { orderLines } from './orderLines.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { stores } from './stores.js';
import { views } from './views.js';

/** The data model of the retailer: the files of its repository, by path. */
export const retailModel: ReadonlyMap<string, string> = new Map([
  ['.gitignore', '.env\n'],
  [
    'docs/naming.md',
    `# Naming

Cubes are plural, like the tables they stand for, and begin with \`base_\`. Views have the names that people use. Money is in euros.
`,
  ],
  [
    'README.md',
    `# Retail model

Cubes stand for tables of the warehouse. Views are what people and agents ask about.
`,
  ],
  ['model/cubes/customers.yml', customers],
  ['model/cubes/order_lines.yml', orderLines],
  ['model/cubes/orders.yml', orders],
  ['model/cubes/products.yml', products],
  ['model/cubes/stores.yml', stores],
  ...views,
]);
