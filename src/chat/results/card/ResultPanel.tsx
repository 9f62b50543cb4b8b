import type { RefObject } from 'react';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import type { ChartPictures } from '../chart/draw/mountChart.js';
import { VegaChart } from '../chart/VegaChart.js';
import { ResultTable } from '../table/ResultTable.js';
import { useRememberedTable } from '../table/rememberedTable.js';
import { SingleRow } from '../table/SingleRow.js';
import { ResultDetails } from './ResultDetails.js';
import type { SqlResultState } from './useSqlResult.js';
import { useTableFocus } from './useTableFocus.js';

interface ResultPanelProps {
  state: SqlResultState;
  title: string;
  rowCount: string;
  switchId: string;
  chartFrame: RefObject<HTMLDivElement | null>;
  branch: string | undefined;
  timeZone: string | undefined;
  durationMs: number | undefined;
  onPictures: (pictures: ChartPictures | undefined) => void;
}

/** The chart, the table or the SQL of a result. */
export function ResultPanel({ state, title, rowCount, switchId, chartFrame, branch, timeZone, durationMs, onPictures }: ResultPanelProps) {
  const { result: words } = useLabels();
  const tools = useToolLabels();
  const { own, result, views, forChart, shown, chart, isSingle, fewerRows } = state;
  const { view, hasChart, hasOriginal } = views;
  const { columns, rows, totalRows } = shown;
  const [tableView, changeTable] = useRememberedTable(result);
  const showTable = useTableFocus(chartFrame, view === 'table', () => views.choose('table'));
  const spec = chart.drawn?.spec ?? result.vegaSpec;
  return (
    <>
      {view === 'chart' && chart.isOpen && chart.Fields !== undefined && chart.suggestion !== undefined && (
        <chart.Fields
          id={switchId}
          result={chart.result}
          choice={chart.choice}
          suggestion={chart.suggestion}
          words={tools}
          hasOriginal={hasOriginal}
          onChoice={chart.choose}
        />
      )}
      {hasChart && spec !== undefined && (
        <div ref={chartFrame} hidden={view !== 'chart'} className="parley-result-chart">
          <VegaChart
            spec={spec}
            columns={columns}
            rows={chart.drawn?.rows ?? rows}
            totalRows={totalRows}
            fewerRows={fewerRows}
            isLoadingRows={forChart.isAwaited}
            title={title}
            timeZone={timeZone}
            onPictures={onPictures}
            onShowTable={isSingle ? undefined : showTable}
          />
        </div>
      )}
      {view === 'table' && isSingle && rows[0] !== undefined && <SingleRow columns={columns} row={rows[0]} />}
      {view === 'table' && rows.length > 0 && !isSingle && (
        <ResultTable
          columns={columns}
          rows={rows}
          totalRows={totalRows}
          caption={`${title}, ${rowCount}`}
          view={tableView}
          onViewChange={changeTable}
          onShownRows={state.setInTable}
        />
      )}
      {view === 'table' && rows.length === 0 && <p className="parley-result-empty">{words.noRows}</p>}
      {view === 'sql' && (
        <ResultDetails
          result={{ ...result, columns }}
          rowCount={rowCount}
          own={own}
          branch={branch}
          timeZone={timeZone}
          durationMs={durationMs}
        />
      )}
    </>
  );
}
