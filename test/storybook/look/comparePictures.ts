import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureDifference {
  /** Pixels that differ; those of the larger picture if the sizes differ. */
  readonly pixelCount: number;
  /** A picture of the differences, as PNG; `undefined` if the sizes differ. */
  readonly picture: Buffer | undefined;
}

/** Compares two PNG files; `undefined` if a reader would see no difference. */
export function comparePictures(before: Buffer, after: Buffer): PictureDifference | undefined {
  if (before.equals(after)) return undefined;
  const one = PNG.sync.read(before);
  const other = PNG.sync.read(after);
  if (one.width !== other.width || one.height !== other.height) {
    return { pixelCount: Math.max(one.width * one.height, other.width * other.height), picture: undefined };
  }
  const difference = new PNG({ width: one.width, height: one.height });
  const pixelCount = pixelmatch(one.data, other.data, difference.data, one.width, one.height, { threshold: 0.1 });
  return pixelCount <= toleratedPixels ? undefined : { pixelCount, picture: PNG.sync.write(difference) };
}

/** The edges of a rounded corner may be drawn differently from run to run. */
const toleratedPixels = 8;
