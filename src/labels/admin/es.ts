import type { AdminLabels } from './AdminLabels.js';
import { spanishCommon } from './basics/es.js';

export const spanishAdmin: AdminLabels = { common: spanishCommon };
