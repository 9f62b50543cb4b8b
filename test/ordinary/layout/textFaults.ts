/**
 * Returns what is wrong with the visible texts of a drawn chart: texts that are cut off, texts that lie on each other, names that are
 * shortened although there is room, and colors whose legend has no numbers.
 */
export function textFaults(chart: HTMLElement): readonly string[] {
  const stage = chart.querySelector<HTMLElement>('.parley-chart-stage');
  if (stage === null) return ['nothing is drawn'];
  const clip = clipOf(stage);
  const texts = [...stage.querySelectorAll<SVGTextElement>('svg text')]
    .filter(isVisible)
    .flatMap((text) => linesOf(text).map((line) => ({ text: line, corners: cornersOf(line) })));
  const cut = texts.flatMap(({ text, corners }) => {
    const past = Math.max(...corners.map(([x, y]) => Math.max(clip.left - x, x - clip.right, clip.top - y, y - clip.bottom)));
    return past > roundingPx ? [`${nameOf(text)} is cut by ${Math.round(past)} px`] : [];
  });
  const crossed = texts.flatMap(({ text, corners }, index) =>
    texts
      .slice(index + 1)
      .flatMap((other) => (isCrossing(corners, other.corners) ? [`${nameOf(text)} lies on ${nameOf(other.text)}`] : [])),
  );
  const shortened = texts.filter(({ text, corners: [first, second] }) => {
    const isBeside = text.closest('.role-axis-label') !== null && text.closest('text')?.getAttribute('text-anchor') === 'end';
    const isLevel = first?.[1] === second?.[1];
    return isBeside && isLevel && text.textContent.endsWith('…') && text.getBBox().width < Math.min(mostNamePx, stage.clientWidth / 3);
  });
  const bare = [...stage.querySelectorAll('.role-legend')].filter(
    (legend) =>
      legend.querySelector('.role-legend-gradient') !== null &&
      [...legend.querySelectorAll<SVGTextElement>('.role-legend-label text')].filter(isVisible).length < 2,
  );
  return [
    ...cut,
    ...crossed,
    ...shortened.map(({ text }) => `${nameOf(text)} is shortened`),
    ...bare.map(() => 'the legend has no numbers'),
  ];
}

/** Where a chart may draw. One that scrolls shows all of its width in the end. */
function clipOf(stage: HTMLElement): DOMRect {
  const { left, top, width, height } = stage.getBoundingClientRect();
  if (stage.dataset.fit === 'scroll') return new DOMRect(left - stage.scrollLeft, top, stage.scrollWidth, stage.scrollHeight);
  const margin = Number.parseFloat(getComputedStyle(stage).overflowClipMargin);
  return new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
}

function linesOf(text: SVGTextElement): readonly SVGTextContentElement[] {
  const lines = [...text.querySelectorAll('tspan')];
  return lines.length === 0 ? [text] : lines;
}

type Corner = readonly [x: number, y: number];

/** Returns the corners of a text, which may be tilted, without most of the room above and below its letters. */
function cornersOf(text: SVGTextContentElement): readonly Corner[] {
  const { x, y, width, height } = text.getBBox();
  const matrix = text.getScreenCTM();
  const room = Math.min(2.5, height / 4);
  return [
    [x, y + room],
    [x + width, y + room],
    [x + width, y + height - room],
    [x, y + height - room],
  ].map(([left = 0, top = 0]): Corner => {
    const { x: across, y: down } = new DOMPoint(left, top).matrixTransform(matrix ?? undefined);
    return [across, down];
  });
}

/** True if two rectangles share an area, by the theorem of separating axes. */
function isCrossing(one: readonly Corner[], other: readonly Corner[]): boolean {
  const sides = [one, other].flatMap((corners) => [0, 1].map((side) => sideOf(corners, side)));
  return sides.every(([x, y]) => {
    const [first, second] = [one, other].map((corners) => corners.map(([left, top]) => left * x + top * y));
    return (
      Math.min(...(first ?? [])) < Math.max(...(second ?? [])) - roundingPx &&
      Math.min(...(second ?? [])) < Math.max(...(first ?? [])) - roundingPx
    );
  });
}

function sideOf(corners: readonly Corner[], side: number): Corner {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = corners.slice(side);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  return [(x2 - x1) / length, (y2 - y1) / length];
}

function isVisible(text: SVGTextElement): boolean {
  if (text.textContent === '') return false;
  return text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(text).opacity !== '0';
}

function nameOf(text: SVGTextContentElement): string {
  return `“${text.textContent}”`;
}

const roundingPx = 0.5;
/** Beside a wide chart, longer names are shortened. */
const mostNamePx = 280;
