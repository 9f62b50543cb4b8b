import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patienceMs } from './patience.js';

configure({ asyncUtilTimeout: patienceMs });
afterEach(cleanup);
