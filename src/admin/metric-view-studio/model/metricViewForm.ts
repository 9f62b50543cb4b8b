import { lookUp } from '../../../client/http/lookUp.js';
import { isViewPattern } from '../../../client/resources/checks/checkViewSelection.js';
import type { WarehouseMetricViewIntegrationConfiguration } from '../../../client/resources/metric-view-integrations.js';
import type { WarehouseMetricViewPreviewInput } from '../../../client/resources/metric-view-previews.js';
import type { MetricViewConfiguration } from '../../../data/conflict/metricViewIntegration.js';
import type { FieldProblems } from '../../kit/dialog/useActionForm.js';
import type { MetricViewLabels } from '../labels/MetricViewLabels.js';
import { readPairs, textOfPairs } from './namePairs.js';

/** The views that are converted, and the names of their tables and metric views. */
export interface ViewChoiceValues {
  /** `all`, `selected` or `pattern`; other values from the service are kept. */
  readonly selectionMode: string;
  readonly viewNames: readonly string[];
  readonly viewNameRegex: string;
  /** One `view = name` per line. */
  readonly targetNames: string;
  /** One `dataset = table` per line. */
  readonly sourceOverrides: string;
}

/** The values of the publication of one data source. */
export interface PublicationValues extends ViewChoiceValues {
  readonly isEnabled: boolean;
  readonly targetCatalog: string;
  readonly targetSchema: string;
  readonly targetNamePrefix: string;
  readonly deletionPolicy: string;
}

type Configuration = WarehouseMetricViewIntegrationConfiguration;

/** The saved publication of one data source; without a configuration, and at version 0, if it was never saved. */
export interface MetricViewSettings {
  readonly configurationVersion: number;
  readonly configuration?: Configuration | undefined;
  readonly updatedAt?: string | undefined;
  readonly accessTest?: object | null | undefined;
}

export function choiceOf(configuration: Partial<Configuration> | undefined): ViewChoiceValues {
  return {
    selectionMode: configuration?.selectionMode ?? 'all',
    viewNames: configuration?.viewNames ?? [],
    viewNameRegex: configuration?.viewNameRegex ?? '',
    targetNames: textOfPairs(configuration?.targetNames),
    sourceOverrides: textOfPairs(configuration?.sourceOverrides),
  };
}

export function valuesOf(settings: MetricViewSettings | undefined): PublicationValues {
  const configuration = settings?.configuration;
  return {
    ...choiceOf(configuration),
    isEnabled: configuration?.enabled ?? false,
    targetCatalog: configuration?.targetCatalog ?? '',
    targetSchema: configuration?.targetSchema ?? '',
    targetNamePrefix: configuration?.targetNamePrefix ?? '',
    deletionPolicy: configuration?.deletionPolicy ?? 'retain',
  };
}

/** Returns what is sent for the views: only the fields of their mode. */
export function selectionOf(values: ViewChoiceValues): Omit<WarehouseMetricViewPreviewInput, 'dataSourceName'> {
  const { selectionMode, viewNames, viewNameRegex } = values;
  return {
    // An unknown value from the service is sent back unchanged.
    selectionMode: selectionMode as WarehouseMetricViewPreviewInput['selectionMode'],
    ...(selectionMode === 'selected' && { viewNames: [...new Set(viewNames)] }),
    ...(selectionMode === 'pattern' && { viewNameRegex: viewNameRegex.trim() }),
    ...pairsIn('targetNames', values),
    ...pairsIn('sourceOverrides', values),
  };
}

export function inputOf(values: PublicationValues): MetricViewConfiguration {
  const { isEnabled, targetCatalog, targetSchema, targetNamePrefix, deletionPolicy } = values;
  const prefix = targetNamePrefix.trim();
  return {
    ...(selectionOf(values) as Pick<MetricViewConfiguration, 'selectionMode'>),
    enabled: isEnabled,
    targetCatalog: targetCatalog.trim(),
    targetSchema: targetSchema.trim(),
    ...(prefix !== '' && { targetNamePrefix: prefix }),
    deletionPolicy: deletionPolicy as MetricViewConfiguration['deletionPolicy'],
  };
}

/** Returns the body to send. Keeps stored fields that this version does not know, because the service unsets omitted fields. */
export function withUnknown(stored: Configuration | undefined, configuration: MetricViewConfiguration): MetricViewConfiguration {
  const unknown = Object.entries(stored ?? {}).filter(([field]) => !Object.hasOwn(known, field));
  return { ...Object.fromEntries(unknown), ...configuration };
}

const known: { readonly [Field in keyof Required<Configuration>]: true } = {
  ...{ version: true, enabled: true, targetCatalog: true, targetSchema: true, selectionMode: true, deletionPolicy: true },
  ...{ targetNamePrefix: true, targetNames: true, sourceOverrides: true, viewNameRegex: true, viewNames: true },
};

/** Returns the problems that would make the service refuse a choice of views (docs/contract/jobs.md#metric-view-previews). */
export function choiceProblems(
  { selectionMode, viewNames, viewNameRegex, targetNames, sourceOverrides }: ViewChoiceValues,
  { problems: words }: Pick<MetricViewLabels, 'problems'>,
): FieldProblems<ViewChoiceValues> {
  const pattern = viewNameRegex.trim();
  return {
    viewNames:
      selectionMode !== 'selected'
        ? undefined
        : viewNames.length === 0
          ? words.viewNames
          : viewNames.length > mostViews
            ? words.tooManyViews(String(mostViews))
            : undefined,
    viewNameRegex:
      selectionMode !== 'pattern'
        ? undefined
        : pattern === ''
          ? words.viewNameRegex
          : isViewPattern(pattern)
            ? tooLong(pattern, longestPattern, words)
            : words.wrongPattern,
    targetNames: pairProblem(targetNames, words),
    sourceOverrides: pairProblem(sourceOverrides, words),
  };
}

export function publicationProblems(
  values: PublicationValues,
  { labels }: { readonly labels: Pick<MetricViewLabels, 'problems'> },
): FieldProblems<PublicationValues> {
  const { problems: words } = labels;
  const [catalog, schema, prefix] = [values.targetCatalog.trim(), values.targetSchema.trim(), values.targetNamePrefix.trim()];
  return {
    targetCatalog: catalog === '' ? words.targetCatalog : tooLong(catalog, longestName, words),
    targetSchema: schema === '' ? words.targetSchema : tooLong(schema, longestName, words),
    targetNamePrefix: tooLong(prefix, longestName, words),
    ...choiceProblems(values, labels),
  };
}

/** Returns the text of a value in the notice of a conflict. */
export function textOf(field: string, values: PublicationValues, labels: MetricViewLabels): string | undefined {
  if (field === 'selectionMode') return wordOf(labels.modes, values.selectionMode);
  if (field === 'deletionPolicy') return wordOf(labels.policies, values.deletionPolicy);
  return field === 'viewNames' ? values.viewNames.join('\n') : undefined;
}

/** Returns the label of a value from the service; an unknown one is returned unchanged. */
export function wordOf(words: Readonly<Record<string, string>>, word: string): string {
  return lookUp(words, word) ?? word;
}

function pairsIn<Field extends 'targetNames' | 'sourceOverrides'>(
  field: Field,
  values: ViewChoiceValues,
): { readonly [Name in Field]?: Readonly<Record<string, string>> } {
  const read = readPairs(values[field]);
  const isEmpty = 'problem' in read || Object.keys(read.pairs).length === 0;
  // The only member is the field.
  return (isEmpty ? {} : { [field]: read.pairs }) as { readonly [Name in Field]?: Readonly<Record<string, string>> };
}

function pairProblem(text: string, words: MetricViewLabels['problems']): string | undefined {
  const read = readPairs(text);
  return 'problem' in read ? words[read.problem](String(read.line)) : undefined;
}

function tooLong(text: string, limit: number, words: MetricViewLabels['problems']): string | undefined {
  return text.length > limit ? words.tooLong(String(limit)) : undefined;
}

const mostViews = 128;
const longestPattern = 128;
const longestName = 255;
