'use client';

import { MessageCircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import type { AllRows } from '../../hooks/useAllRows.js';
import { useAskingLabels } from '../../hooks/useAskingLabels.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ChartPictures } from '../chart/draw/mountChart.js';
import type { ShownRows } from '../ShownRows.js';
import type { QuestionSource } from '../suggestQuestions.js';
import { DownloadMenu } from './DownloadMenu.js';
import { LoadAllRows } from './LoadAllRows.js';

export interface ResultFooterProps {
  rows: ShownRows;
  /** The rows that are copied and downloaded: those that the reader sees. */
  exportedRows: ShownRows;
  /** The query, for copying. */
  sql: string;
  /** The load that the reader starts. */
  allRows: AllRows;
  /** The load that the chart starts. */
  forChart: AllRows;
  /** The formatted row count: "12 of 2,431 rows". */
  rowCount: string;
  title: string;
  pictures: ChartPictures | undefined;
  /** Shows the chart, or the reason why it cannot be drawn. */
  onNoPicture: () => void;
  /** Loads all rows and, with `download`, downloads them afterwards. */
  onLoad: (then?: 'download') => void;
  /** Takes the result into the next question. */
  onAskAbout: ((wording: Pick<QuestionSource, 'words' | 'number'>) => void) | undefined;
}

/** The row count, with actions to load more rows and to download. Renders a `<footer>`. */
export function ResultFooter({
  rows,
  exportedRows,
  sql,
  allRows,
  forChart,
  rowCount,
  title,
  pictures,
  onNoPicture,
  onLoad,
  onAskAbout,
}: ResultFooterProps) {
  const { result: words } = useLabels();
  const asking = useAskingLabels();
  const { number } = useFormats();
  const isCopyHidden = useHidden('copy');
  const isDownloadHidden = useHidden('download');
  const rowStatus = useRef<HTMLParagraphElement>(null);
  const running = [allRows, forChart].find(({ status }) => status === 'loading');
  const isLoading = running !== undefined;
  const canLoadMore = allRows.canLoad && rows.rows.length < rows.totalRows && allRows.status !== 'failed' && allRows.result === undefined;
  return (
    <footer className="parley-result-foot">
      <p ref={rowStatus} tabIndex={-1} className="parley-result-count">
        {isLoading ? words.loadingRows(number(running.loadedRows), number(rows.totalRows)) : rowCount}
        {allRows.result?.isCapped === true && ` · ${words.rowCapReached(number(rows.rows.length))}`}
      </p>
      {canLoadMore && (
        <LoadAllRows isLoading={isLoading} onLoad={() => onLoad()} onCancel={() => running?.cancel()} focusAfter={rowStatus} />
      )}
      {(onAskAbout !== undefined || !(isCopyHidden && isDownloadHidden)) && (
        <div className="parley-result-downloads">
          {onAskAbout && (
            <IconButton
              icon={MessageCircleQuestionMark}
              label={asking.askAboutThis}
              size="small"
              data-slot="ask-about"
              onClick={() => onAskAbout({ words: asking, number })}
            />
          )}
          {!(isCopyHidden && isDownloadHidden) && (
            <DownloadMenu
              rows={exportedRows}
              drawnRows={rows}
              sql={sql}
              title={title}
              pictures={pictures}
              onNoPicture={onNoPicture}
              onDownloadAll={canLoadMore && !isLoading ? () => onLoad('download') : undefined}
            />
          )}
        </div>
      )}
      {isLoading && <LoadProgress loaded={running.loadedRows} total={rows.totalRows} label={words.loadAllRows} />}
    </footer>
  );
}

function LoadProgress({ loaded, total, label }: { loaded: number; total: number; label: string }) {
  const share = total > 0 ? Math.min(1, loaded / total) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(loaded, total)}
      className="parley-result-progress"
    >
      <div className="parley-result-progress-bar" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
