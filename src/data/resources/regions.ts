'use client';
import { listRegions } from '../../client/resources/regions.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';

/** The regions available for deployments: the first page, or all without `first`. */
export const regionsQuery = firstPageQuery(listRegions);

/** The regions available for deployments, page by page. */
export const regionsInfiniteQuery = pagesQuery(listRegions);

/** Reads the regions available for deployments. */
export const useRegions = readHook(regionsQuery);

/** Reads the regions available for deployments, page by page. */
export const useRegionsInfinite = pagesHook(regionsInfiniteQuery);
