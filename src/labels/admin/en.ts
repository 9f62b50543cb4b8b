import type { AdminLabels } from './AdminLabels.js';
import { englishCommon } from './basics/en.js';

export const englishAdmin: AdminLabels = { common: englishCommon };
