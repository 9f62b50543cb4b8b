import type { LabelsOf } from '../../../react/labels/LabelsOf.js';
import type { englishPlacements } from './en.js';

/** The labels of the list of placements. Counts and times are passed as formatted text. */
export type PlacementLabels = LabelsOf<typeof englishPlacements>;

/** The states of placements. */
export type PlacementSyncLabels = PlacementLabels['sync'];

/** The form that connects cells to a report. */
export type ConnectPlacementLabels = PlacementLabels['connect'];
