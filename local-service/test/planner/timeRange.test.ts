import { describe, expect, it } from 'vitest';
import { planningModel } from '../../src/planner/plan/PlanningModel.js';
import { rangeBefore, rangeYearBefore, readTimeRange } from '../../src/planner/plan/timeRange.js';

const model = planningModel({ views: [] }, { firstDay: '2023-01-01', lastDay: '2025-12-31' });

describe('a time range', () => {
  it.each([
    ['2025', '2025-01-01', '2026-01-01', 'in 2025'],
    ['2023 2025', '2023-01-01', '2026-01-01', 'from 2023 to 2025'],
    ['from 2023 to 2024', '2023-01-01', '2025-01-01', 'from 2023 to 2024'],
    ['between 2023 and 2024', '2023-01-01', '2025-01-01', 'from 2023 to 2024'],
    ['q3 2025', '2025-07-01', '2025-10-01', 'in Q3 2025'],
    ['2024 q1', '2024-01-01', '2024-04-01', 'in Q1 2024'],
    ['q2', '2025-04-01', '2025-07-01', 'in Q2 2025'],
    ['third quarter of 2024', '2024-07-01', '2024-10-01', 'in Q3 2024'],
    ['first half of 2025', '2025-01-01', '2025-07-01', 'from January to June 2025'],
    ['h2 2024', '2024-07-01', '2025-01-01', 'from July to December 2024'],
    ['march', '2025-03-01', '2025-04-01', 'in March 2025'],
    ['dec 2023', '2023-12-01', '2024-01-01', 'in December 2023'],
    ['march to june 2025', '2025-03-01', '2025-07-01', 'from March to June 2025'],
    ['from november 2023 to february 2024', '2023-11-01', '2024-03-01', 'from November 2023 to February 2024'],
    ['march 5 2025', '2025-03-05', '2025-03-06', 'on 5 March 2025'],
    ['5 march 2025', '2025-03-05', '2025-03-06', 'on 5 March 2025'],
    ['2025 03 05', '2025-03-05', '2025-03-06', 'on 5 March 2025'],
    ['today', '2025-12-31', '2026-01-01', 'on 31 December 2025'],
    ['yesterday', '2025-12-30', '2025-12-31', 'on 30 December 2025'],
    ['last year', '2024-01-01', '2025-01-01', 'in 2024'],
    ['this year', '2025-01-01', '2026-01-01', 'in 2025'],
    ['last quarter', '2025-07-01', '2025-10-01', 'in Q3 2025'],
    ['last month', '2025-11-01', '2025-12-01', 'in November 2025'],
    ['last week', '2025-12-22', '2025-12-29', 'from 22 December 2025 to 28 December 2025'],
    ['last 6 months', '2025-07-01', '2026-01-01', 'over the last 6 months'],
    ['past twelve months', '2025-01-01', '2026-01-01', 'over the last 12 months'],
    ['last 30 days', '2025-12-02', '2026-01-01', 'over the last 30 days'],
    ['last 2 weeks', '2025-12-18', '2026-01-01', 'over the last 2 weeks'],
    ['last 2 years', '2024-01-01', '2026-01-01', 'over the last 2 years'],
    ['year to date', '2025-01-01', '2026-01-01', 'in 2025'],
    ['since 2024', '2024-01-01', '2026-01-01', 'since 2024'],
    ['since march 2025', '2025-03-01', '2026-01-01', 'since March 2025'],
    ['before 2024', undefined, '2024-01-01', 'before 2024'],
    ['summer 2024', '2024-06-01', '2024-09-01', 'from June to August 2024'],
  ])('%s', (words, from, to, label) => {
    expect(readTimeRange(words, model)?.range).toEqual({ ...(from !== undefined && { from }), to, label });
  });

  it.each(['store', 'in', '20', '2025 99', 'february 30', 'last 0 days', 'lastly', 'marching', 'secondly', ''])(
    'is never invalid, and not read from unrelated words: %j',
    (words) => {
      const read = readTimeRange(words, model);
      if (read !== undefined) expect(Number.isNaN(Date.parse(read.range.to ?? ''))).toBe(false);
      if (['store', 'in', '20', 'last 0 days', 'lastly', 'marching', 'secondly', ''].includes(words)) expect(read).toBeUndefined();
    },
  );

  it.each([
    ['1997', '1997-01-01', '1998-01-01', 'in 1997'],
    ['q3 1996', '1996-07-01', '1996-10-01', 'in Q3 1996'],
    ['between 1996 and 1998', '1996-01-01', '1999-01-01', 'from 1996 to 1998'],
    ['march 1998', '1998-03-01', '1998-04-01', 'in March 1998'],
    ['1997 03 05', '1997-03-05', '1997-03-06', 'on 5 March 1997'],
  ])('is read in data of another century: %s', (words, from, to, label) => {
    const old = planningModel({ views: [] }, { firstDay: '1996-07-04', lastDay: '1998-05-06' });
    expect(readTimeRange(words, old)?.range).toEqual({ from, to, label });
  });

  it('counts only its own words', () => {
    expect(readTimeRange('q3 2025 by store', model)?.wordCount).toBe(2);
    expect(readTimeRange('last year by store', model)?.wordCount).toBe(2);
  });

  it('is compared with the preceding range of the same length, or the same days a year earlier', () => {
    const quarter = { from: '2025-01-01', to: '2025-04-01', label: 'in Q1 2025' };
    expect(rangeBefore(quarter)).toEqual({ from: '2024-10-01', to: '2025-01-01', label: 'in Q4 2024' });
    expect(rangeYearBefore(quarter)).toEqual({ from: '2024-01-01', to: '2024-04-01', label: 'in Q1 2024' });
    expect(rangeBefore({ from: '2025-03-05', to: '2025-03-12', label: '' })).toMatchObject({ from: '2025-02-26', to: '2025-03-05' });
  });
});
