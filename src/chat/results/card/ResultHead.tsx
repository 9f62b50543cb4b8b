import { ChartColumn, SlidersHorizontal } from 'lucide-react';
import { IconButton } from '../../../ui/button/IconButton.js';
import { SegmentedControl } from '../../../ui/segmented-control/SegmentedControl.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useToolLabels } from '../../hooks/useToolLabels.js';
import { ExpandButton } from '../expand/ExpandButton.js';
import { ResultTitles } from './ResultTitles.js';
import type { SqlResultState } from './useSqlResult.js';

interface ResultHeadProps {
  state: SqlResultState;
  titleId: string;
  title: string;
  panelId: string;
  /** The id of the fields that change the chart. */
  switchId: string;
}

/** The title of a result, with the choice of its view. Renders a `<header>`. */
export function ResultHead({ state, titleId, title, panelId, switchId }: ResultHeadProps) {
  const { result: words } = useLabels();
  const tools = useToolLabels();
  const { result, views, chart, toggleSwitch } = state;
  const { view, choices, hasChart } = views;
  const options = choices.map((value) => ({ value, label: words[value] }));
  return (
    <header className="parley-result-head">
      <ResultTitles id={titleId} title={title} description={result.description} />
      <div className="parley-result-views">
        {chart.suggestion !== undefined && (view === 'chart' || !hasChart) && (
          <IconButton
            icon={hasChart ? SlidersHorizontal : ChartColumn}
            label={hasChart ? tools.changeChart : tools.drawChart}
            size="small"
            aria-expanded={view === 'chart' && chart.isOpen}
            aria-controls={switchId}
            onClick={toggleSwitch}
          />
        )}
        {options.length > 1 && (
          <SegmentedControl label={words.view} options={options} value={view} onValueChange={views.choose} panelId={panelId} />
        )}
        <ExpandButton />
      </div>
    </header>
  );
}
