import { expressionFunction } from 'vega';
import { compile } from 'vega-lite';
import { labelFunctions } from '../look/axes/fitLabels.js';
import { givenTick, labelTicks, powersOfTen, tickFormats } from '../look/axes/labelTicks.js';
import { nameLines } from '../look/axes/twoLines.js';
import { barValue } from '../look/barValues.js';
import { chartFormats } from '../look/chartFormats.js';
import { type ChartFinish, finishChart, finishFunctions } from '../look/finishChart.js';
import { lineEndFunctions } from '../look/series/lineEnds.js';
import { nameShare } from '../look/series/seriesNames.js';
import { withStackPlaces } from '../look/series/stackPlaces.js';
import { withUnitsInFacets } from '../look/unitsInFacets.js';
import { recordRow } from '../proof/tallyRows.js';
import { clockFunctions } from '../safe/clockFunctions.js';
import { onUtc } from '../safe/onUtc.js';
import { smallValue } from '../safe/smallValue.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { asVegaLite } from './asSpec.js';

/** Compiles a safe, laid-out spec to Vega, on UTC and with our formats. */
export function compileChart(spec: SpecObject, locale: string, { logger, finish = noFinish }: CompileOptions = {}): SpecObject {
  const { spec: compiled } = compile(asVegaLite(withUnitsInFacets(spec)), logger && { logger });
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
