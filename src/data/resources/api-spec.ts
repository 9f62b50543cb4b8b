'use client';
import { getSpec } from '../../client/resources/api-spec.js';
import { answerHook, recordQuery } from '../reads.js';

/** Query options of `getSpec`. */
export const apiSpecQuery = recordQuery(getSpec);

/** Reads the OpenAPI document of the build that answers. */
export const useApiSpec = answerHook(apiSpecQuery);
