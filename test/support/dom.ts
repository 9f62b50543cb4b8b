import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { patienceMs } from './patience.js';

configure({ asyncUtilTimeout: patienceMs });
afterEach(cleanup);

// Files share a page, except those that render as on a server.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
