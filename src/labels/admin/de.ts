import type { AdminLabels } from './AdminLabels.js';
import { germanCommon } from './basics/de.js';

export const germanAdmin: AdminLabels = { common: germanCommon };
