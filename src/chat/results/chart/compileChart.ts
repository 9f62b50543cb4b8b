import { expressionFunction } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { barValue } from './barValues.js';
import { chartFormats } from './chartFormats.js';
import { clockFunctions } from './clockFunctions.js';
import { type ChartFinish, finishChart, finishFunctions } from './finishChart.js';
import { labelFunctions } from './fitLabels.js';
import { givenTick, labelTicks, powersOfTen, tickFormats } from './labelTicks.js';
import { lineEndFunctions } from './lineEnds.js';
import { onUtc } from './onUtc.js';
import { nameShare } from './seriesNames.js';
import { smallValue } from './smallValue.js';
import type { SpecObject } from './specGrammar.js';
import { withStackPlaces } from './stackPlaces.js';
import { recordRow } from './tallyRows.js';
import { nameLines } from './twoLines.js';
import { withUnitsInFacets } from './unitsInFacets.js';

/** Compiles a safe, laid-out spec to Vega, on UTC and with our formats. */
export function compileChart(spec: SpecObject, locale: string, { logger, finish = noFinish }: CompileOptions = {}): SpecObject {
  // The safe spec is Vega-Lite by construction; the library's type for it is a union too large to satisfy.
  const { spec: compiled } = compile(withUnitsInFacets(spec) as unknown as TopLevelSpec, logger && { logger });
  return finishChart(labelTicks(withStackPlaces(onUtc(compiled, locale)), locale), finish);
}

interface CompileOptions {
  readonly logger?: CompileLog;
  readonly finish?: ChartFinish;
}

const noFinish: ChartFinish = { open: [] };

type CompileLog = NonNullable<NonNullable<Parameters<typeof compile>[1]>['logger']>;

const functions = {
  ...chartFormats,
  ...tickFormats,
  ...clockFunctions,
  ...labelFunctions,
  ...finishFunctions,
  ...lineEndFunctions,
  parleyBarValue: barValue,
  parleyGivenTick: givenTick,
  parleyPowers: powersOfTen,
  parleyNameLines: nameLines,
  parleyNameShare: nameShare,
  parleySmall: smallValue,
  parleyRecord: recordRow,
};
for (const [name, call] of Object.entries(functions)) expressionFunction(name, call);
