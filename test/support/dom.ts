import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { lazyElementError } from './lazyElementError.js';
import { patienceMs } from './patience.js';
import './quickStyles.js';
import './withoutCacheTimers.js';
import './withoutOwnerStacks.js';

configure({ asyncUtilTimeout: patienceMs, getElementError: lazyElementError });
afterEach(() => {
  cleanup();
  // Without layout, axe leaves a style sheet behind. Any style sheet would make jsdom compute all styles itself, which is slow.
  for (const sheet of document.head.querySelectorAll('style:not([data-href], [data-vite-dev-id])')) sheet.remove();
});

// Files share a page.
const { href } = location;
afterAll(() => {
  if (location.href !== href) history.replaceState(null, '', href);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});
