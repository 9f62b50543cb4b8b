'use client';
import { useState } from 'react';
import type { MetricViewIntegrationAddress } from '../../client/resources/metric-view-integrations.js';
import type { MetricViewConfiguration } from '../../data/conflict/metricViewIntegration.js';
import { useMetricViewIntegration, useSaveMetricViewIntegration } from '../../data/resources/metric-view-integrations.js';
import { action } from '../kit/actions/action.js';
import { createRecordWidget } from '../kit/record/createRecordWidget.js';
import type { RecordReading } from '../kit/record-form/RecordForm.js';
import { inputOf, type MetricViewSettings, publicationProblems, textOf, valuesOf, withUnknown } from './model/metricViewForm.js';
import { useMetricViewLabels } from './useMetricViewLabels.js';

/** The deployment and the data source whose publication is changed. */
export interface MetricViewPublicationOptions extends MetricViewIntegrationAddress {}

export const publicationActions = {
  update: action(
    'saveIntegration',
    ['save', 'saved'],
    useSaveMetricViewIntegration,
    (
      { deploymentId, dataSourceName }: MetricViewPublicationOptions,
      settings: MetricViewSettings,
      configuration: MetricViewConfiguration,
    ) => ({
      ...withUnknown(settings.configuration, configuration),
      ...{ deploymentId, dataSourceName, expectedConfigurationVersion: settings.configurationVersion },
    }),
  ),
};

export const publicationWidget = createRecordWidget({
  name: 'metric-view-publication',
  root: 'MetricViewPublication.Root',
  useLabels: useMetricViewLabels,
  options: { deploymentId: true, dataSourceName: true },
  form: {
    valuesOf,
    inputOf,
    problemsOf: publicationProblems,
    textOf,
    useRead: useMetricViewSettings,
    operation: 'getIntegration',
    // The service unsets what is left out.
    isReplaced: true,
  },
  actions: publicationActions,
  subjectOf: ({ deploymentId, dataSourceName }) => `${deploymentId} ${dataSourceName}`,
});

/** Headless hook behind `MetricViewPublication`: the settings of one data source, and the user’s changes. */
export const useMetricViewPublication = publicationWidget.useModel;

/** Reads the settings of a data source. The service has none until they are first saved, which is not an error. */
export function useMetricViewSettings({ deploymentId, dataSourceName }: MetricViewIntegrationAddress): RecordReading<MetricViewSettings> {
  const { data, error, isFetching, refetch } = useMetricViewIntegration({ deploymentId, dataSourceName });
  const [wasMissing, setWasMissing] = useState(false);
  // TanStack Query clears the error during a refetch.
  const isMissing = error?.kind === 'not-found' || (wasMissing && data === undefined && error === null);
  if (isMissing !== wasMissing) setWasMissing(isMissing);
  return {
    data: isMissing ? neverSaved : data,
    error: isMissing ? null : error,
    isFetching,
    async refetch() {
      const next = await refetch();
      return next.error?.kind === 'not-found' ? { data: neverSaved, error: null } : next;
    },
  };
}

const neverSaved: MetricViewSettings = { configurationVersion: 0 };
