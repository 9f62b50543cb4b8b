import { type KeyboardEvent, type RefObject, use } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { useHidden } from '../../hooks/HiddenPartsContext.js';
import { useLabels } from '../../hooks/useLabels.js';
import { rangeText } from './cellRange.js';
import type { ColumnFormat } from './columnFormat.js';
import { scrollToCell } from './scrollToCell.js';
import { useCellDrill } from './useCellDrill.js';
import { useCellRange } from './useCellRange.js';
import type { useTableTools } from './useTableTools.js';
import { rowHeightPx, type TableWindow } from './useTableWindow.js';

/** The selected block of cells, which can be copied, and the questions about the cell at its end. */
export function useTableSelection(box: RefObject<HTMLElement | null>, { tools, page, ...table }: SelectableTable) {
  const { columns, rows, shown } = table;
  const { common } = useLabels();
  const { number } = useFormats();
  const announce = useAnnounce();
  const emit = use(EmitContext);
  const isCopyRestricted = useHidden('copy');
  const { range, boxProps } = useCellRange(box, {
    size: { rows: rows.length, columns: shown.length },
    scrollTo: (place) => scrollToCell(box.current, place, { rowHeightPx, widths: page.hasManyColumns ? page.widths : [] }),
    textOf: (selected) => rangeText({ columns, rows }, shown, selected),
    onCopied(cells, isCopied) {
      announce(isCopied ? (tools?.words.copiedCells(number(cells)) ?? common.copied) : common.copyFailed);
      if (isCopied) emit?.({ type: 'chat.copied', what: 'cells' });
    },
    isCopyRestricted,
  });
  const drill = useCellDrill(table);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    drill?.onKeyDown(event);
    boxProps.onKeyDown(event);
  };
  return { range, drill, boxProps: { ...boxProps, onContextMenu: drill?.onContextMenu, onKeyDown } };
}

interface SelectableTable extends QueryRows {
  /** The shown columns, in their order. */
  readonly shown: readonly number[];
  readonly names: readonly string[];
  readonly formatOf: (column: number) => ColumnFormat;
  readonly tools: ReturnType<typeof useTableTools>;
  readonly page: Pick<TableWindow, 'hasManyColumns' | 'widths'>;
}
