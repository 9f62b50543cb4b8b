import { expect, it } from 'vitest';
import { listNames } from '../../../src/react/language/listNames.js';

it.each([
  ['en', 'Executives, Finance, and Sales'],
  ['de', 'Executives, Finance und Sales'],
  ['es', 'Executives, Finance y Sales'],
  ['ja', 'Executives、Finance、Sales'],
  ['ar', 'Executives وFinance وSales'],
])('names are told apart in a list in %s', (locale, text) => {
  expect(listNames(locale, ['Executives', 'Finance', 'Sales'])).toBe(text);
});
