'use client';

import { Download, Ellipsis } from 'lucide-react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { downloadFile } from '../../../ui/download.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import type { ChartPictures } from '../chart/draw/mountChart.js';
import { exportName, saveCsv, saveJson } from '../export/saveRows.js';
import type { ShownRows } from '../ShownRows.js';
import { CopyMenu } from './CopyMenu.js';

export interface DownloadMenuProps {
  rows: ShownRows;
  /** The rows of the chart, which shows also those that the reader filters out of the table. */
  drawnRows: ShownRows;
  /** The query, for copying. */
  sql: string;
  /** Used as the name of the file. */
  title: string;
  /** Available if the result has a chart. */
  pictures: ChartPictures | undefined;
  /** Called if the chart turns out to be one that cannot be drawn. */
  onNoPicture: () => void;
  /** Loads all rows and downloads them. Set if there are more rows than these and they can be loaded. */
  onDownloadAll: (() => void) | undefined;
}

/** Copies and downloads rows and chart: a copy menu, a CSV button, and a menu with JSON, PNG and SVG. Renders its buttons without a wrapper. */
export function DownloadMenu({ rows, drawnRows, sql, title, pictures, onNoPicture, onDownloadAll }: DownloadMenuProps) {
  const { result: words } = useLabels();
  const { number } = useFormats();
  const total = number(rows.totalRows);
  const label = (act: string) => (rows.rows.length < rows.totalRows ? words.ofPart(act, words.rows(number(rows.rows.length), total)) : act);
  const savePng = async ({ toPng }: ChartPictures) => downloadFile(await toPng(), exportName(drawnRows, title, words, 'png'));
  const saveSvg = async ({ toSvg }: ChartPictures) =>
    downloadFile(new Blob([await toSvg()], { type: 'image/svg+xml' }), exportName(drawnRows, title, words, 'svg'));

  return (
    <>
      <CopyMenu rows={rows} sql={sql} pictures={pictures} tableLabel={label(words.copyTable)} />
      <Button icon={Download} variant="quiet" size="small" className="parley-result-download" onClick={() => saveCsv(rows, title, words)}>
        {label(words.downloadCsv)}
      </Button>
      <Menu>
        <MenuIconTrigger icon={Ellipsis} label={words.download} size="small" />
        <MenuList label={words.download} align="end">
          {onDownloadAll !== undefined && <MenuItem onSelect={onDownloadAll}>{words.downloadAllCsv(total)}</MenuItem>}
          <MenuItem onSelect={() => saveJson(rows, title, words)}>{label(words.downloadJson)}</MenuItem>
          {pictures !== undefined && <MenuItem onSelect={() => savePng(pictures).catch(onNoPicture)}>{label(words.downloadPng)}</MenuItem>}
          {pictures !== undefined && <MenuItem onSelect={() => saveSvg(pictures).catch(onNoPicture)}>{label(words.downloadSvg)}</MenuItem>}
        </MenuList>
      </Menu>
    </>
  );
}
