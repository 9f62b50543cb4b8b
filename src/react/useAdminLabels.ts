'use client';
import { use } from 'react';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { englishAdmin } from '../labels/admin/en.js';
import { AdminLabelsContext } from './AdminLabelsContext.js';

/** Returns the labels of admin widgets from the nearest `<ParleyProvider adminLabels>`; English without one. */
export function useAdminLabels(): AdminLabels {
  return use(AdminLabelsContext) ?? englishAdmin;
}
