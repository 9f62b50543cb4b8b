import { describe, expect, it } from 'vitest';
import { compileModel } from '../../src/data-model/compileModel.js';
import { retailModel } from '../../src/warehouse/retail-model/retailModel.js';
import { searchModel } from '../../src/warehouse/searchModel.js';

const { model } = compileModel(retailModel, '');

describe('a search of the data model', () => {
  it('finds members by words of a question', () => {
    const found = searchModel(model, 'revenue by store');
    const sales = found.find(({ name }) => name === 'sales');
    expect(sales?.members.map(({ name }) => name)).toEqual(expect.arrayContaining(['sales.revenue', 'sales.store']));
    expect(sales?.members.map(({ name }) => name)).not.toContain('sales.buyers');
    expect(sales).toMatchObject({ type: 'view', title: 'Sales' });
  });

  it('finds measures with those in their formulas and with all dimensions', () => {
    const sales = searchModel(model, 'margin').find(({ name }) => name === 'sales');
    expect(sales?.members.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sales.margin', 'sales.revenue', 'sales.cost', 'sales.payment_method']),
    );
    expect(sales?.members).toContainEqual(expect.objectContaining({ name: 'sales.cost', format: 'currency', currency: 'EUR' }));
  });

  it.each(['Which channel grew most last year?', 'top 5 brands', 'cities'])('finds all measures of the views for %s', (question) => {
    const sales = searchModel(model, question).find(({ name }) => name === 'sales');
    const measures = model.views.find(({ name }) => name === 'sales')?.measures.map(({ name }) => `sales.${name}`) ?? [];
    expect(measures.length).toBeGreaterThan(5);
    expect(sales?.members.map(({ name }) => name)).toEqual(expect.arrayContaining(measures));
    expect(sales?.members).toContainEqual(expect.objectContaining({ name: 'sales.revenue', format: 'currency', currency: 'EUR' }));
  });

  it('returns the whole model if no word matches', () => {
    expect(searchModel(model, 'xyzzy').map(({ name }) => name)).toEqual(model.views.map(({ name }) => name));
  });
});
