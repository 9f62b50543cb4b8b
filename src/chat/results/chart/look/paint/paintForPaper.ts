import type { ChartTheme } from './chartTheme.js';

/**
 * Gives a drawn chart the colours of paper. The chart library draws in its own tasks, which printing does not wait for, so each theme
 * colour is replaced in place. Returns a function that restores them.
 */
export function paintForPaper(stage: HTMLElement, screen: ChartTheme, paper: ChartTheme): () => void {
  const colours = new Map<string, string>([
    ...screen.furtherSeries.map((colour, place) => [withoutSpaces(colour), paper.furtherSeries[place] ?? colour] as const),
    ...screen.series.map((colour, place) => [withoutSpaces(colour), paper.series[place] ?? colour] as const),
    [withoutSpaces(screen.previous), paper.previous],
    [withoutSpaces(screen.surface), paper.surface],
    [withoutSpaces(screen.grid), paper.grid],
    [withoutSpaces(screen.muted), paper.muted],
    [withoutSpaces(screen.text), paper.text],
  ]);
  const replaced: (() => void)[] = [];
  for (const element of stage.querySelectorAll('svg, svg *')) {
    for (const name of ['fill', 'stroke', 'stop-color']) {
      const colour = element.getAttribute(name);
      const onPaper = colour === null ? undefined : colours.get(withoutSpaces(colour));
      if (colour === null || onPaper === undefined || onPaper === colour) continue;
      element.setAttribute(name, onPaper);
      replaced.push(() => element.setAttribute(name, colour));
    }
  }
  return () => {
    for (const putBack of replaced) putBack();
  };
}

function withoutSpaces(colour: string): string {
  return colour.replaceAll(' ', '');
}
