import { createContext } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';

/** Empty until a provider fills it, so that an application without admin widgets does not load their labels. */
export const AdminLabelsContext = createContext<AdminLabels | undefined>(undefined);
