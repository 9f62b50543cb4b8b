import { createContext } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import type { DeepPartial } from '../labels/mergeLabels.js';

/** Empty until a provider fills it: each widget has its own English labels, so that it loads no other's. */
export const AdminLabelsContext = createContext<DeepPartial<AdminLabels> | undefined>(undefined);
