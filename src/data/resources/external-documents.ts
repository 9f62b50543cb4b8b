'use client';
import { listExternalDocumentPlacements } from '../../client/resources/external-documents.js';
import { firstPageQuery, pagesHook, pagesQuery, readHook } from '../reads.js';

/** Lists what reports wrote into one spreadsheet: everything, or the first page if `first` is set. */
export const externalDocumentPlacementsQuery = firstPageQuery(listExternalDocumentPlacements);

/** Lists what reports wrote into one spreadsheet, page by page. */
export const externalDocumentPlacementsInfiniteQuery = pagesQuery(listExternalDocumentPlacements);

/** Reads what reports of all deployments wrote into a spreadsheet. Fails with 422 where that is more than the service lists. */
export const useExternalDocumentPlacements = readHook(externalDocumentPlacementsQuery);

/** Reads what reports of all deployments wrote into a spreadsheet, page by page. */
export const useExternalDocumentPlacementsInfinite = pagesHook(externalDocumentPlacementsInfiniteQuery);
