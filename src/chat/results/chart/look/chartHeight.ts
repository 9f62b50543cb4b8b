/** Returns the height of a plot with its axes: by the number of names if bars are horizontal, otherwise by the available width. */
export function chartHeight({ names, isRing, hasTransform, areLong = false, width, room }: HeightFacts): number {
  if (names === undefined) return room === undefined ? heightFor(width, isRing) : Math.max(leastRoomPx, room);
  // A transform may make several bars for each name, and a legend.
  const least = hasTransform ? lowestPx : 160;
  const own =
    names <= 12 ? Math.min(areLong ? 440 : 320, Math.max(least, names * (areLong ? 34 : 26) + 50)) : Math.min(640, names * 20 + 60);
  return room === undefined ? own : Math.max(own, Math.min(room, names * roomyRowPx + 50));
}

function heightFor(width: number, isRing: boolean): number {
  return Math.min(highestPx, Math.max(isRing ? highestPx : lowestPx, Math.round(width * heightOfWidth)));
}

export interface HeightFacts {
  /** The number of names on the vertical axis, if it has names. */
  readonly names: number | undefined;
  /** True if long names are broken into two lines. */
  readonly areLong?: boolean | undefined;
  readonly isRing: boolean;
  readonly hasTransform: boolean;
  /** The width in CSS pixels. */
  readonly width: number;
  /** The height to fill, in CSS pixels. Few bars do not fill it, and many get the height they need. */
  readonly room?: number | undefined;
}

/** Narrower charts have their legend below the plot, in addition to its height, and break long names into two lines. */
export const narrowPx = 480;
const heightOfWidth = 0.42;
const roomyRowPx = 100;
const lowestPx = 220;
const leastRoomPx = 200;
const highestPx = 300;
