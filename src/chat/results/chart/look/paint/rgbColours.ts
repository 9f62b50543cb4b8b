/** Mixes two `rgb(…)` colours; `share` is that of the second. */
export function mixRgb(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  return `rgb(${channelsOf(one)
    .map((start, index) => Math.round(start + ((to[index] ?? start) - start) * share))
    .join(', ')})`;
}

/** Returns the WCAG contrast ratio of two `rgb(…)` colours: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns linear red, green and blue, each 0 to 1. */
export function linearRgb(rgb: string): readonly number[] {
  return channelsOf(rgb).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
}

function luminanceOf(rgb: string): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(rgb: string): readonly number[] {
  return (rgb.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number);
}
