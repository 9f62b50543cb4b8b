'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import type { ApiKeyLabels } from './labels/ApiKeyLabels.js';
import { englishApiKeys } from './labels/en.js';

/** Returns the labels of the API keys from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useApiKeyLabels = createLabelsHook<ApiKeyLabels>('apiKeys', englishApiKeys);
