import { describe, expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';
import { writeGuide } from '../../src/warehouse/writeGuide.js';

const period = { firstDay: '2023-01-01', lastDay: '2025-12-31' };

/** Views with as many measures each. */
function largeModel(viewCount: number, memberCount: number) {
  const measures = Array.from({ length: memberCount }, (_, index) => `      - {name: m${index}, sql: amount_of_${index}, type: sum}`);
  const cubes = Array.from(
    { length: viewCount },
    (_, index) => `  - name: cube_${index}\n    sql_table: t\n    measures:\n${measures.join('\n')}`,
  );
  return compileModel(new Map([['model/all.yml', `cubes:\n${cubes.join('\n')}`]]), '').model;
}

describe('the guide for an agent', () => {
  it('has the formula of each measure of the retailer', () => {
    const { model } = compileModel(retailModel, '');
    const guide = writeGuide(model, period);
    for (const view of model.views) for (const { name, sql } of view.measures) expect(guide).toContain(`${name} = ${sql}`);
    expect(guide).toContain('from 2023-01-01 to 2025-12-31');
  });

  it('has the names of a model with 500 members, in at most 16,500 characters', () => {
    const guide = writeGuide(largeModel(5, 100), period);
    expect(guide).toContain('cube_4. ');
    expect(guide).toContain('m99');
    expect(guide).not.toContain('SUM(amount_of_0)');
    expect(guide.length).toBeLessThan(16_500);
  });

  it('stays as short for a model of any size', () => {
    expect(writeGuide(largeModel(200, 90), period).length).toBeLessThan(16_500);
    const manyViews = writeGuide(largeModel(3_000, 1), period);
    expect(manyViews).toContain('- and more');
    expect(manyViews.length).toBeLessThan(16_500);
  });
});
