import { expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import { seedDeployments } from '../../src/tenant/seeds/seedDeployments.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';

const warehouse = await sharedWarehouse();

it('the models of the branches can be installed, apart from the one that shows errors', async () => {
  const { branches, models } = seedDeployments(0);
  const files = branches.values().flatMap(({ id, name }) => {
    const { committed, working, upstream } = models.of(id);
    return [committed, working, upstream ?? committed].map((of) => ({ name, of }));
  });
  const broken = new Set<string>();
  for (const { name, of } of new Map(files.map((one) => [one.of, one])).values()) {
    const { model, errors } = compileModel(of, '');
    const problems = errors.length > 0 ? errors : await warehouse.check?.(model);
    if (problems?.length !== 0) broken.add(name);
  }
  expect([...broken]).toEqual(['loyalty-points']);
});
