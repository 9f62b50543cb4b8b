'use client';
import { useEffect, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ItemList } from '../../../data/resource-list/ResourceList.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { collectFile, downloadFile } from '../../../ui/download.js';

/** A list and its form as a file. */
export interface CsvSource {
  readonly list: Pick<ItemList<unknown, never>, 'items'> & Partial<LoadableList>;
  /** Returns the name of the file for the items loaded so far. */
  readonly fileNameOf: () => string;
  /** Returns the file for the items loaded so far, in pieces. */
  readonly piecesOf: () => Iterable<string>;
}

type LoadableList = Pick<ItemList<unknown, never>, 'hasMore' | 'isLoadingMore' | 'loadMoreError' | 'loadMore' | 'isRefetching'>;

/** The download of a list as CSV: what is loaded, or all pages. */
export interface CsvDownload {
  /** True while the further pages are being loaded. */
  readonly isLoading: boolean;
  /** The reason why a page could not be loaded. The next `downloadAll` continues from there. */
  readonly error: ServiceError | undefined;
  /** Downloads what is loaded. */
  download(): void;
  /** Loads all pages, then downloads them. */
  downloadAll(): void;
  /** Stops loading. What is loaded stays. */
  cancel(): void;
}

export function useCsvDownload(source: CsvSource): CsvDownload {
  const { hasMore = false, isLoadingMore = false, isRefetching = false, loadMoreError, items } = source.list;
  const latest = useLatest(source);
  const [run, setRun] = useState<{ readonly errorBefore: ServiceError | undefined }>();
  const [error, setError] = useState<ServiceError>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: continues whenever the list has changed
  useEffect(() => {
    if (run === undefined || isLoadingMore || isRefetching) return;
    if (loadMoreError !== undefined && loadMoreError !== run.errorBefore) {
      setRun(undefined);
      setError(loadMoreError);
    } else if (hasMore) {
      latest.current.list.loadMore?.();
    } else {
      setRun(undefined);
      void save(latest.current);
    }
  }, [run, hasMore, isLoadingMore, isRefetching, loadMoreError, items]);

  return {
    isLoading: run !== undefined,
    error,
    download: () => void save(source),
    downloadAll() {
      setError(undefined);
      setRun({ errorBefore: loadMoreError });
    },
    cancel: () => setRun(undefined),
  };
}

async function save({ fileNameOf, piecesOf }: CsvSource): Promise<void> {
  downloadFile(await collectFile(piecesOf(), 'text/csv;charset=utf-8'), fileNameOf());
}
