import type { DataModelValidationResponse } from '../../../src/client.js';

/** The validation response for a model with errors in three files. */
export const brokenModel: DataModelValidationResponse = {
  deploymentId: 1,
  branchName: 'loyalty-points',
  mode: 'dev_mode',
  valid: false,
  errors: [
    { fileName: '/model/cubes/orders.yml:48', message: '"orders.paid_total" has no sql.' },
    { fileName: '/model/cubes/orders.yml', message: 'Line 12 is indented differently from its neighbours.' },
    { fileName: '/model/cubes/orders.yml', message: 'Warning: "orders.status" has no description.' },
    { fileName: '/model/views/customers_view.yml', message: 'View "customers_view" includes "loyalty_points", which does not exist.' },
    { fileName: '/model/views/customers_view.yml:7:3', message: 'Warning: "segment" is included twice.' },
    { message: 'Two cubes join each other without a direction: customers and orders.' },
  ],
  servicesCount: null,
};
