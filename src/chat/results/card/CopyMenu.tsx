'use client';

import { use, useRef } from 'react';
import { EmitContext } from '../../../data/events/EmitContext.js';
import type { CopiedPart } from '../../../data/events/ParleyEvent.js';
import { copyText } from '../../../ui/button/copyText.js';
import { useCopyOutcome } from '../../../ui/button/useCopyOutcome.js';
import { collectText } from '../../../ui/download.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { Menu } from '../../menu/Menu.js';
import { MenuItem } from '../../menu/MenuItem.js';
import { MenuList } from '../../menu/MenuList.js';
import { MenuIconTrigger } from '../../menu/MenuTrigger.js';
import type { ChartPictures } from '../chart/draw/mountChart.js';
import { exportCsv } from '../export/exportCsv.js';
import { exportMarkdown } from '../export/exportMarkdown.js';
import { exportTsv } from '../export/exportTsv.js';
import type { ShownRows } from '../ShownRows.js';

export interface CopyMenuProps {
  rows: ShownRows;
  sql: string;
  /** Available if the result has a chart. */
  pictures: ChartPictures | undefined;
  /** The label of the first item, with the number of rows if they are not all. */
  tableLabel: string;
}

/** The one copy button of a result, whose menu has the formats. Confirms for two seconds. Renders its button without a wrapper. */
export function CopyMenu({ rows, sql, pictures, tableLabel }: CopyMenuProps) {
  const { chat, result } = useLabels();
  const tools = useToolLabels();
  const emit = use(EmitContext);
  const button = useRef<HTMLButtonElement>(null);
  const outcome = useCopyOutcome(tools.copyResult);

  async function copy(what: CopiedPart, copying: Promise<boolean>) {
    const isCopied = await copying;
    if (isCopied) emit?.({ type: 'chat.copied', what, ...(what === 'rows' && { rows: rows.rows.length }) });
    outcome.show(isCopied);
  }

  const copyAs = (what: CopiedPart, text: string | Promise<string>) =>
    copy(what, button.current === null ? Promise.resolve(false) : copyText(text, button.current));
  return (
    <Menu>
      <MenuIconTrigger
        ref={button}
        icon={outcome.icon}
        label={outcome.label}
        size="small"
        data-state={outcome.state}
        className="parley-copy-button"
      />
      <MenuList label={tools.copyResult} align="end">
        <MenuItem onSelect={() => copyAs('rows', collectText(exportTsv(rows)))}>{tableLabel}</MenuItem>
        <MenuItem onSelect={() => copyAs('rows', collectText(exportCsv(rows)))}>{tools.copyCsv}</MenuItem>
        <MenuItem onSelect={() => copyAs('rows', collectText(exportMarkdown(rows)))}>{chat.copyMarkdown}</MenuItem>
        {pictures !== undefined && canCopyPictures() && (
          <MenuItem onSelect={() => copy('chart', copyPicture(pictures))}>{tools.copyChart}</MenuItem>
        )}
        {sql !== '' && <MenuItem onSelect={() => copyAs('query', sql)}>{result.copySql}</MenuItem>}
      </MenuList>
    </Menu>
  );
}

/** False without HTTPS, and in browsers that cannot copy images. */
function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;
}

/** The image is passed as a promise, because Safari allows clipboard access only during the press. */
async function copyPicture({ toPng }: ChartPictures): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng() })]);
    return true;
  } catch {
    return false;
  }
}
