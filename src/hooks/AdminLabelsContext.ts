import { createContext } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { englishAdmin } from '../labels/admin/en.js';

export const AdminLabelsContext = createContext<AdminLabels>(englishAdmin);
