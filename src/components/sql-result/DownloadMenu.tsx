'use client';

import { Download, Ellipsis } from 'lucide-react';
import type { QueryRows } from '../../client/chat-stream/QueryRows.js';
import { useLabels } from '../../hooks/useLabels.js';
import { Button } from '../primitives/Button.js';
import { CopyButton } from '../primitives/CopyButton.js';
import { collectFile, collectText, downloadFile, fileName } from '../primitives/download.js';
import { Menu } from '../primitives/Menu.js';
import { MenuItem } from '../primitives/MenuItem.js';
import { MenuList } from '../primitives/MenuList.js';
import { MenuIconTrigger } from '../primitives/MenuTrigger.js';
import type { ChartPictures } from './chart/mountChart.js';
import { exportCsv } from './export/exportCsv.js';
import { exportJson } from './export/exportJson.js';
import { exportTsv } from './export/exportTsv.js';

export interface DownloadMenuProps extends QueryRows {
  /** Becomes the name of the file. */
  title: string;
  /** Given while a chart is drawn. */
  pictures?: ChartPictures | undefined;
}

/** Takes rows and chart away: CSV at one press; copy, JSON, PNG and SVG beside it. Renders its buttons without an element around them. */
export function DownloadMenu({ columns, rows, title, pictures }: DownloadMenuProps) {
  const { result: words } = useLabels();
  const save = async (file: Promise<Blob>, extension: string) => downloadFile(await file, fileName(title, extension));
  const saveCsv = () => save(collectFile(exportCsv({ columns, rows }), 'text/csv;charset=utf-8'), 'csv');
  const saveJson = () => save(collectFile(exportJson({ columns, rows }), 'application/json'), 'json');
  const saveSvg = ({ toSvg }: ChartPictures) =>
    save(
      toSvg().then((svg) => new Blob([svg], { type: 'image/svg+xml' })),
      'svg',
    );

  return (
    <>
      <CopyButton text={() => collectText(exportTsv({ columns, rows }))} label={words.copyTable} isIconOnly size="small" />
      <Button variant="quiet" size="small" onClick={saveCsv}>
        <Download aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.downloadCsv}
      </Button>
      <Menu>
        <MenuIconTrigger label={words.download} size="small">
          <Ellipsis aria-hidden="true" size={16} strokeWidth={1.5} />
        </MenuIconTrigger>
        <MenuList label={words.download} align="end">
          <MenuItem onSelect={saveJson}>{words.downloadJson}</MenuItem>
          {pictures !== undefined && <MenuItem onSelect={() => save(pictures.toPng(), 'png')}>{words.downloadPng}</MenuItem>}
          {pictures !== undefined && <MenuItem onSelect={() => saveSvg(pictures)}>{words.downloadSvg}</MenuItem>}
        </MenuList>
      </Menu>
    </>
  );
}
