import { idParam, type ParamCodec, sortParam, textParam } from '../../data/list-params/paramCodecs.js';
import type { ReportSort, ReportSortField } from './model/reportSort.js';

const fields: readonly ReportSortField[] = ['name', 'createdAt', 'updatedAt', 'lastViewedAt'];
const column = sortParam<{ readonly columnId: ReportSortField; readonly direction: 'ASC' | 'DESC' }>(fields, {
  columnId: 'createdAt',
  direction: 'DESC',
});

const sort: ParamCodec<ReportSort> = {
  read(text) {
    const { columnId, direction } = column.read(text);
    return { sortBy: columnId, sortDirection: direction };
  },
  write: ({ sortBy: columnId, sortDirection: direction }) => column.write({ columnId, direction }),
};

/** Keeps the view of a `ReportList` in the URL, with `useListParams`. */
export const reportListParams = { filters: { folderId: idParam, externalWorkbookId: textParam }, sort } as const;
