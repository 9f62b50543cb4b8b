import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button/Button.js';
import { englishInterface } from '../../support/englishInterface.js';

const consoleWarn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(consoleWarn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  consoleWarn.mockReset();
  document.head.replaceChildren();
});

function showPart() {
  render(<Button>Save</Button>, { wrapper: englishInterface });
  act(() => void vi.advanceTimersByTime(5_000));
  return consoleWarn.mock.calls.flat();
}

it('warns neither in a simulated page nor if there is a style sheet, and once if there is none', () => {
  expect(showPart()).toEqual([]);

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0');
  const style = document.createElement('style');
  style.textContent = '.parley { --parley-base-accent: red; }';
  document.head.append(style);
  expect(showPart()).toEqual([]);

  style.remove();
  expect(showPart()).toEqual([expect.stringContaining("import '@parley/react/styles.css'")]);
  expect(showPart()).toHaveLength(1);
});
