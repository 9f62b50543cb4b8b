import type { AdminLabels } from './AdminLabels.js';
import { japaneseCommon } from './basics/ja.js';

export const japaneseAdmin: AdminLabels = { common: japaneseCommon };
