import { expect, it } from 'vitest';
import { readModelSettings } from '../../src/index.js';

it('returns no model if the environment names none', () => {
  expect(readModelSettings({ PARLEY_MODEL_URL: '', HOME: '/' })).toBeUndefined();
});

it('reads the address, model and key', () => {
  expect(readModelSettings({ PARLEY_MODEL_URL: 'http://localhost:11434/v1', PARLEY_MODEL: 'small' })).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    model: 'small',
    apiKey: undefined,
  });
});

it.each([
  [{ PARLEY_MODEL: 'small' }, 'PARLEY_MODEL_URL is not set.'],
  [{ PARLEY_MODEL_URL: 'http://localhost/v1' }, 'PARLEY_MODEL is not set.'],
  [{ PARLEY_MODEL_URL: 'localhost:11434', PARLEY_MODEL: 'small' }, 'must be an http or https URL'],
])('refuses an incomplete setting, and says what to set (%#)', (env, message) => {
  expect(() => readModelSettings(env)).toThrow(message);
});
