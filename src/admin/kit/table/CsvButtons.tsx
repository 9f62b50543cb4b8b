'use client';
import { Download } from 'lucide-react';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { CsvDownload, CsvSource } from './useCsvDownload.js';

export interface CsvButtonsProps {
  /** The list to download. */
  list: CsvSource['list'];
  /** The running download. */
  csv: CsvDownload;
}

/** Downloads a list as CSV: all of it, or what is loaded and the rest on request. Renders a `<div>`. */
export function CsvButtons({ list: { items, hasMore = false }, csv }: CsvButtonsProps) {
  const common = useCommonAdminLabels();
  const { common: words } = useBaseLabels();
  const { number } = useFormats();
  const { table } = common;
  const count = number(items.length);
  return (
    <div className="parley-lines parley-gap-s parley-table-csv">
      <Button icon={Download} size="small" isBlocked={csv.isLoading} onClick={csv.download}>
        {hasMore ? table.downloadLoaded(items.length, count) : table.download}
      </Button>
      {(hasMore || csv.isLoading) && (
        <Button size="small" variant="quiet" isBusy={csv.isLoading} onClick={csv.downloadAll}>
          {table.downloadAll}
        </Button>
      )}
      {csv.isLoading && (
        <span className="parley-line">
          <span role="status" className="parley-caption">
            {table.loaded(items.length, count)}
          </span>
          <Button size="small" variant="quiet" onClick={csv.cancel}>
            {words.cancel}
          </Button>
        </span>
      )}
      {csv.error !== undefined && (
        <p role="alert" className="parley-caption">
          {common.loadMoreFailed}
        </p>
      )}
    </div>
  );
}
