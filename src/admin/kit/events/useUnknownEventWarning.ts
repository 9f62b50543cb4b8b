import { useEffect } from 'react';
import { nearestName } from '../../../react/text/nearestName.js';

/**
 * Warns once in development about each prop of a widget that is named like an event but is none, such as a misspelt or renamed one.
 * `known` are the names of the widget's options.
 */
export const useUnknownEventWarning: typeof useWarning = process.env.NODE_ENV === 'production' ? () => {} : useWarning;

function useWarning(root: string, props: object, known: readonly string[]): void {
  useEffect(() => {
    for (const name of Object.keys(props).filter((prop) => isEventName(prop) && !isDomEvent(prop))) {
      const warning = `Parley: <${root}> has no event ${name}, so its handler is never called.`;
      if (reported.has(warning)) continue;
      reported.add(warning);
      const nearest = nearestName(name, known.filter(isEventName));
      console.warn(nearest === undefined ? warning : `${warning} Did you mean ${nearest}?`);
    }
  });
}

const reported = new Set<string>();

function isEventName(prop: string): boolean {
  const letter = prop.charAt(2);
  return prop.startsWith('on') && letter !== letter.toLowerCase();
}

/** True for events that React knows on every element. */
function isDomEvent(name: string): boolean {
  const bubbling = name.endsWith('Capture') ? name.slice(0, -'Capture'.length) : name;
  const isKnown = (event: string) => event in document.documentElement || reactEvents.some((start) => event.startsWith(start));
  return isKnown(name.toLowerCase()) || isKnown(bubbling.toLowerCase());
}

/** The beginnings of those for which not every browser has a property of this name. */
const reactEvents = ['animation', 'beforeinput', 'beforetoggle', 'composition', 'doubleclick', 'scrollend', 'touch', 'transition'].map(
  (name) => `on${name}`,
);
