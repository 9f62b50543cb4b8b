'use client';
import { Database } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import { useControllable } from '../../react/state/useControllable.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { TextField } from '../../ui/fields/TextField.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { Select } from '../../ui/select/Select.js';
import { type ActionEvents, actionEventKeys } from '../kit/actions/action.js';
import { takeSubmit } from '../kit/dialog/takeSubmit.js';
import type { WidgetErrorSource } from '../kit/events/WidgetEvents.js';
import { FieldGrid, Line, Stack } from '../kit/layout/layout.js';
import type { LeaveGuard } from '../kit/leave-guard/createLeaveGuard.js';
import { useLeaveGuard } from '../kit/leave-guard/useLeaveGuard.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { MetricViewPreview } from './MetricViewPreview.js';
import { MetricViewPublication } from './MetricViewPublication.js';
import { type OpenPreviewOptions, previewActions } from './metricViewPreviewWidget.js';
import { publicationActions } from './metricViewPublicationWidget.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';

const actions = { ...previewActions, ...publicationActions };

/** The tabs of the widget. */
export type MetricViewPart = 'preview' | 'publication';

/** The deployment, and the parts of the view that the host controls. */
export interface MetricViewStudioOptions extends DeploymentAddress, OpenPreviewOptions, ActionEvents<'metric-view-studio', typeof actions> {
  /** The names of the data sources to choose from. Default: the user types a name, because the contract has no list of them. */
  readonly dataSources?: readonly string[] | undefined;
  /** The name of the chosen data source. Makes it controlled; use it with `onDataSourceNameChange`. */
  readonly dataSourceName?: string | undefined;
  /** The initial data source. Default: the first of `dataSources`, or `default`. */
  readonly defaultDataSourceName?: string | undefined;
  /** Called when the user chooses a data source. */
  readonly onDataSourceNameChange?: ((name: string) => void) | undefined;
  /** The tab that is shown. Makes it controlled; use it with `onPartChange`. */
  readonly part?: MetricViewPart | undefined;
  /** The initial tab. Default `preview`. */
  readonly defaultPart?: MetricViewPart | undefined;
  /** Called when the user chooses a tab. */
  readonly onPartChange?: ((part: MetricViewPart) => void) | undefined;
  /** A guard from `useLeaveGuard`, for a host that asks before navigating. Default: the widget’s own. */
  readonly leaveGuard?: LeaveGuard | undefined;
}

function useModel(options: MetricViewStudioOptions) {
  const { dataSources, defaultDataSourceName = dataSources?.[0] ?? 'default', defaultPart = 'preview' } = options;
  const [dataSourceName, setName] = useControllable(options.dataSourceName, defaultDataSourceName, options.onDataSourceNameChange);
  const [part, setPart] = useControllable<MetricViewPart>(options.part, defaultPart, options.onPartChange);
  const ownGuard = useLeaveGuard();
  const guard = options.leaveGuard ?? ownGuard;
  return {
    dataSourceName,
    /** Asks before unsaved settings of the current data source are lost. Resolves to false if the user stays. */
    async chooseDataSource(name: string): Promise<boolean> {
      if (name === dataSourceName) return true;
      const isLeaving = await guard.mayLeave();
      if (isLeaving) setName(name);
      return isLeaving;
    },
    part,
    setPart,
    guard,
  };
}

const widget = createWidget<MetricViewStudioOptions, ReturnType<typeof useModel>>({
  name: 'metric-view-studio',
  root: 'MetricViewStudio.Root',
  options: {
    deploymentId: true,
    dataSources: true,
    ...controlledKeys('dataSourceName'),
    ...controlledKeys('part'),
    ...controlledKeys('previewId'),
    leaveGuard: true,
    ...actionEventKeys(actions),
  },
  useModel,
  stateOf: ({ dataSourceName }) => (dataSourceName === '' ? 'empty' : 'ready'),
  dataOf: ({ part }) => ({ 'data-part': part }),
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `MetricViewStudio`: the chosen data source and tab. */
export const useMetricViewStudio = useModel;

/** Holds the chosen data source for the parts inside. Renders a `<div>`. */
export const MetricViewStudioRoot = widget.Root;

export type MetricViewStudioProps = Omit<ComponentProps<typeof MetricViewStudioRoot>, 'children'>;

/**
 * Turns views of the data model into metric views of a warehouse: a preview that publishes nothing, and the settings of the publication.
 * Renders a `<div>`.
 */
export const MetricViewStudio = Object.assign(
  function MetricViewStudio(props: MetricViewStudioProps) {
    return (
      <MetricViewStudioRoot {...props}>
        <MetricViewSource />
        <MetricViewParts />
      </MetricViewStudioRoot>
    );
  },
  { Root: MetricViewStudioRoot, Source: MetricViewSource, Parts: MetricViewParts },
);

/** Chooses the data source: from a list, or by its name. Renders a `<div>` or a `<form>`. */
export function MetricViewSource() {
  const { fields } = useMetricViewLabels();
  const { name, choose, dataSources } = widget.useSelector(({ model, options }) => ({
    name: model.dataSourceName,
    choose: model.chooseDataSource,
    dataSources: options.dataSources,
  }));
  if (dataSources === undefined) return <NamedSource name={name} onChoose={choose} />;
  return (
    <FieldGrid>
      <Select
        label={fields.dataSource}
        value={name}
        options={[...new Set([...dataSources, ...(name === '' ? [] : [name])])].map((value) => ({ value, label: value }))}
        onValueChange={(next) => next && void choose(next)}
      />
    </FieldGrid>
  );
}

/** The name takes effect when it is complete: on Enter, or when the focus leaves the field. */
function NamedSource({ name, onChoose }: { name: string; onChoose: (name: string) => Promise<boolean> }) {
  const { fields, hints } = useMetricViewLabels();
  const [text, setText] = useState(name);
  const [shown, setShown] = useState(name);
  if (shown !== name) {
    setShown(name);
    setText(name);
  }
  // The dialog about unsaved settings takes the focus, which must not open it again.
  const isAsking = useRef(false);
  async function take(): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    if (!(await onChoose(text.trim()))) setText(name);
    isAsking.current = false;
  }
  return (
    <form
      onSubmit={(event) => {
        takeSubmit(event);
        void take();
      }}
    >
      <FieldGrid>
        <TextField
          label={fields.dataSource}
          hint={hints.dataSource}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => void take()}
        />
      </FieldGrid>
    </form>
  );
}

/** The tabs with the preview and the publication of the data source. Both keep what was typed. Renders a `<div>`. */
export function MetricViewParts() {
  const { parts, noDataSource, noDataSourceAdvice } = useMetricViewLabels();
  const { options, model } = widget.useSelector(({ options, model }) => ({ options, model }));
  const panelId = useId();
  const { deploymentId, onError, previewId, defaultPreviewId, onPreviewIdChange } = options;
  const { dataSourceName, part, setPart, guard } = model;
  const shared = {
    deploymentId,
    dataSourceName,
    onError:
      onError && ((error: ServiceError, { operation }: WidgetErrorSource) => onError(error, { widget: 'metric-view-studio', operation })),
  };
  if (dataSourceName === '') return <EmptyState icon={Database} heading={noDataSource} headingLevel={3} text={noDataSourceAdvice} />;
  return (
    <Stack gap="xl">
      <Line>
        <SegmentedControl<MetricViewPart>
          label={parts.label}
          options={[
            { value: 'preview', label: parts.preview },
            { value: 'publication', label: parts.publication },
          ]}
          value={part}
          onValueChange={setPart}
          panelId={panelId}
        />
      </Line>
      <div {...(part === 'preview' ? tabPanelProps(panelId, part) : { hidden: true })}>
        <MetricViewPreview
          {...shared}
          {...{ previewId, defaultPreviewId, onPreviewIdChange }}
          onBeforeStart={options.onBeforeStart}
          onStarted={options.onStarted}
          onBeforeCancel={options.onBeforeCancel}
          onCancelRequested={options.onCancelRequested}
        />
      </div>
      <div {...(part === 'publication' ? tabPanelProps(panelId, part) : { hidden: true })}>
        <MetricViewPublication {...shared} leaveGuard={guard} onBeforeSave={options.onBeforeSave} onSaved={options.onSaved} />
      </div>
    </Stack>
  );
}
