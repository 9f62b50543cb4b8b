import type { AdminLabels } from './AdminLabels.js';
import { arabicCommon } from './basics/ar.js';

export const arabicAdmin: AdminLabels = { common: arabicCommon };
