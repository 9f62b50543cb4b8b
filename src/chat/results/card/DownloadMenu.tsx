'use client';

import { Download, Ellipsis } from 'lucide-react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import type { ChartPictures } from '../chart/draw/mountChart.js';
import { useSaveFile } from '../export/useSaveFile.js';
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
  const isCopyHidden = useHidden('copy');
  const isDownloadHidden = useHidden('download');
  const isSqlHidden = useHidden('sql');
  const total = number(rows.totalRows);
  const label = (act: string) => (rows.rows.length < rows.totalRows ? words.ofPart(act, words.rows(number(rows.rows.length), total)) : act);
  const { saveRows, savePicture } = useSaveFile();
  const svgOf = async ({ toSvg }: ChartPictures) => new Blob([await toSvg()], { type: 'image/svg+xml' });

  return (
    <>
      {!isCopyHidden && <CopyMenu rows={rows} sql={isSqlHidden ? '' : sql} pictures={pictures} tableLabel={label(words.copyTable)} />}
      {!isDownloadHidden && (
        <>
          <Button
            icon={Download}
            variant="quiet"
            size="small"
            className="parley-result-download"
            onClick={() => saveRows('csv', rows, title)}
          >
            {label(words.downloadCsv)}
          </Button>
          <Menu>
            <MenuIconTrigger icon={Ellipsis} label={words.download} size="small" />
            <MenuList label={words.download} align="end">
              {onDownloadAll !== undefined && <MenuItem onSelect={onDownloadAll}>{words.downloadAllCsv(total)}</MenuItem>}
              <MenuItem onSelect={() => saveRows('json', rows, title)}>{label(words.downloadJson)}</MenuItem>
              {pictures !== undefined && (
                <MenuItem onSelect={() => savePicture('png', drawnRows, title, pictures.toPng()).catch(onNoPicture)}>
                  {label(words.downloadPng)}
                </MenuItem>
              )}
              {pictures !== undefined && (
                <MenuItem onSelect={() => savePicture('svg', drawnRows, title, svgOf(pictures)).catch(onNoPicture)}>
                  {label(words.downloadSvg)}
                </MenuItem>
              )}
            </MenuList>
          </Menu>
        </>
      )}
    </>
  );
}
