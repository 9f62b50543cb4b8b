'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
import { englishEmbedTenants } from './labels/en.js';

/** Returns the labels of embed tenants, their users and groups from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useEmbedTenantLabels = createLabelsHook<EmbedTenantLabels>('embedTenants', englishEmbedTenants);
