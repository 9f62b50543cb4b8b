import type {
  WarehouseMetricViewDatasetSource,
  WarehouseMetricViewIssue,
  WarehouseMetricViewResult,
  WarehouseMetricViewWithheldMember,
} from '@parley/react/client';
import type { Measure, ModelView } from '../../data-model/ModelView.js';
import { sha256Hex } from '../promotions/sha256Hex.js';
import type { ViewSelection } from './readViewSelection.js';
import type { SelectedView } from './selectViews.js';
import { writeMetricView } from './writeMetricView.js';

/**
 * One view of the data model as a metric view of the warehouse. Measures that cannot be expressed as one aggregate are
 * withheld, which leaves the view queryable but incomplete; an override that names no table leaves none.
 */
export async function convertView({ name, view }: SelectedView, { catalog, selection }: Conversion): Promise<WarehouseMetricViewResult> {
  const metricViewName = ownValue(selection.targetNames, name) ?? name;
  if (view === undefined) return failedView({ name, metricViewName, issues: [unknownView(name)] });
  const datasetSources = datasetsOf(view, { catalog, selection });
  const broken = datasetSources.filter(({ resolvedSource }) => !isTableName(resolvedSource));
  if (broken.length > 0) return failedView({ name, metricViewName, datasetSources, issues: broken.map(badOverride) });

  const withheldMembers = view.measures.filter(isWithheld).map((measure) => withhold(view, measure));
  const measures = view.measures.filter((measure) => !isWithheld(measure));
  const source = datasetSources[0]?.resolvedSource ?? null;
  const yaml = writeMetricView({ view, measures, datasetSources });
  return {
    serviceViewName: name,
    metricViewName,
    outcome: withheldMembers.length === 0 ? 'success' : 'partial',
    eligibleForPublication: true,
    issues: withheldMembers.map(withheldIssue),
    withheldMembers,
    datasetSources,
    counts: {
      dimensions: view.dimensions.length + (view.time === undefined ? 0 : 1),
      measures: measures.length,
      joins: datasetSources.length - 1,
      warnings: withheldMembers.length,
      errors: 0,
    },
    metricViewSha256: await sha256Hex(yaml),
    metricViewYaml: yaml,
    source,
  };
}

export interface Conversion {
  readonly catalog: string;
  readonly selection: ViewSelection;
}

/** A ratio over distinct rows cannot be summed up from parts. */
function isWithheld({ aggType, sql }: Measure): boolean {
  return aggType === 'number' && sql.includes('DISTINCT');
}

function withhold({ name }: ModelView, measure: Measure): WarehouseMetricViewWithheldMember {
  return { service: name, member: `${name}.${measure.name}`, code: 'NON_ADDITIVE_RATIO' };
}

function withheldIssue({ member, code }: WarehouseMetricViewWithheldMember): WarehouseMetricViewIssue {
  const message = `${member} divides by a count of distinct rows, which metric views do not support, so it is not published.`;
  return { code, severity: 'WARNING', stage: 'INTERCHANGE_TO_WAREHOUSE', message, element: member };
}

function unknownView(name: string): WarehouseMetricViewIssue {
  return { code: 'VIEW_NOT_FOUND', severity: 'ERROR', stage: 'INPUT', message: `The data model has no view "${name}".`, element: name };
}

function badOverride({ dataset, resolvedSource }: WarehouseMetricViewDatasetSource): WarehouseMetricViewIssue {
  const message = `The source of ${dataset} must have the form catalog.schema.table, but is "${resolvedSource}".`;
  return { code: 'INVALID_SOURCE_OVERRIDE', severity: 'ERROR', stage: 'INPUT', message, element: dataset };
}

function failedView({ name, metricViewName, issues, datasetSources = [] }: FailedView): WarehouseMetricViewResult {
  return {
    serviceViewName: name,
    metricViewName,
    outcome: 'failed',
    eligibleForPublication: false,
    issues,
    withheldMembers: [],
    datasetSources,
    counts: { dimensions: 0, measures: 0, joins: 0, warnings: 0, errors: issues.length },
    metricViewSha256: null,
    metricViewYaml: null,
    source: null,
  };
}

interface FailedView extends Partial<Pick<WarehouseMetricViewResult, 'datasetSources'>> {
  readonly name: string;
  readonly metricViewName: string;
  readonly issues: readonly WarehouseMetricViewIssue[];
}

/** The tables of the view, in the order they are joined in. */
function datasetsOf({ tables }: ModelView, { catalog, selection }: Conversion): readonly WarehouseMetricViewDatasetSource[] {
  return tables.map(({ source }) => {
    const dataset = source.split('.').at(-1) ?? source;
    const originalSource = `${catalog}.${source}`;
    const resolvedSource = ownValue(selection.sourceOverrides, dataset) ?? originalSource;
    return { dataset, dataSource: catalog, originalSource, resolvedSource };
  });
}

function isTableName(source: string): boolean {
  return /^\w+\.\w+\.\w+$/.test(source);
}

function ownValue(names: Readonly<Record<string, string>> | null, name: string): string | undefined {
  return names !== null && Object.hasOwn(names, name) ? names[name] : undefined;
}
