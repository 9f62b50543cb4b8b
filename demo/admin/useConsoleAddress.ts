import { useEffect, useRef, useState } from 'react';
import type { LeaveGuard } from '../../src/admin.js';
import type { ParamsState } from '../../src/data.js';
import { type SectionId, sectionIds } from './sectionIds.js';

/** The state of the console in the URL: `#workspace?deployment=2&folder=7`. */
export interface ConsoleAddress {
  readonly section: SectionId;
  readonly deploymentId: number;
  /** Language and theme from the URL, on every page. Links keep them. */
  readonly look: { readonly language: string | undefined; readonly theme: string | undefined };
  /** A parameter of the URL; `undefined` if it is missing or too long. */
  text(name: string): string | undefined;
  /** A positive id from the URL. */
  id(name: string): number | undefined;
  /** The known choices in a comma-separated list. */
  choices<Choice extends string>(name: string, of: readonly Choice[]): readonly Choice[];
  /** The parameters of the page, for `useListParams`. */
  readonly params: ParamsState;
  /**
   * `undefined` removes a parameter. Switching to another deployment waits until nothing is unsaved. Typing replaces the history entry;
   * opening something adds one, so that the back button closes it.
   */
  change(words: Readonly<Record<string, string | number | undefined>>, how?: 'push' | 'replace'): void;
  /** Another page for the same deployment. */
  hrefOf(section: SectionId, words?: Readonly<Record<string, string | number>>): string;
}

/**
 * Keeps the state in the URL, so that links, the back button and reloads work. Asks before unsaved changes are lost, except on pages that
 * keep them.
 */
export function useConsoleAddress(guard: LeaveGuard, keepsDrafts: (section: SectionId) => boolean = noSection): ConsoleAddress {
  const [hash, setHash] = useState(location.hash);
  const shown = useRef(hash);
  const shownPlace = useRef(placeInHistory() ?? 0);
  useEffect(() => {
    if (placeInHistory() === undefined) mark(shownPlace.current);
    let isAsking = false;
    const follow = async () => {
      const next = location.hash;
      if (next === shown.current || isAsking) return;
      // A link adds a history entry that has no place yet.
      const place = placeInHistory() ?? shownPlace.current + 1;
      mark(place);
      isAsking = !isKept(shown.current, next, keepsDrafts);
      const mayLeave = !isAsking || (await guard.mayLeave());
      isAsking = false;
      if (mayLeave) {
        shown.current = location.hash;
        shownPlace.current = placeInHistory() ?? place;
        setHash(location.hash);
      } else {
        // Not with a new entry, so that the back button still leads where it did.
        history.go(shownPlace.current - (placeInHistory() ?? place));
      }
    };
    const read = () => void follow();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [guard, keepsDrafts]);

  function show(address: string, how: 'push' | 'replace') {
    if (address === location.hash) return;
    if (how === 'push') history.pushState({ place: ++shownPlace.current }, '', address);
    else mark(shownPlace.current, address);
    shown.current = address;
    setHash(address);
  }

  const section = sectionOf(hash);
  const words = wordsOf(hash);
  const text = (name: string) => shortWord(words.get(name));
  const id = (name: string) => positiveId(words.get(name));
  const deploymentId = id('deployment') ?? firstDeployment;
  const look = { language: text('language'), theme: text('theme') };
  return {
    section,
    deploymentId,
    text,
    id,
    choices: (name, of) => of.filter((choice) => text(name)?.split(',').includes(choice)),
    params: [words, (next, { replace }) => show(addressOf(section, next), replace ? 'replace' : 'push')],
    look,
    change(changes, how = 'push') {
      const next = new URLSearchParams(wordsOf(location.hash));
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      const address = addressOf(section, next);
      const isSame = next.get('deployment') === wordsOf(location.hash).get('deployment');
      if (isSame || isKept(shown.current, address, keepsDrafts)) show(address, how);
      else void guard.mayLeave().then((mayLeave) => mayLeave && show(address, how));
    },
    hrefOf(page, extra = {}) {
      const next = new URLSearchParams();
      const kept = { ...extra, deployment: deploymentId === firstDeployment ? undefined : deploymentId, ...look };
      for (const [name, value] of Object.entries(kept)) if (value !== undefined) next.set(name, String(value));
      return addressOf(page, next);
    },
  };
}

function isKept(from: string, to: string, keepsDrafts: (section: SectionId) => boolean): boolean {
  return sectionOf(from) === sectionOf(to) && keepsDrafts(sectionOf(to));
}

/** The place of the current entry among those of the console; `undefined` for one that a link has just added. */
function placeInHistory(): number | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'number' ? state.place : undefined;
}

/** Remembers the place of the current entry, and changes its URL. */
function mark(place: number, address?: string): void {
  history.replaceState({ place }, '', address);
}

function sectionOf(hash: string): SectionId {
  const name = hash.slice(1).split('?', 1)[0];
  return sectionIds.find((id) => id === name) ?? 'home';
}

function wordsOf(hash: string): URLSearchParams {
  const start = hash.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : hash.slice(start));
}

function addressOf(section: string, words: URLSearchParams): string {
  return words.size === 0 ? `#${section}` : `#${section}?${words}`;
}

function shortWord(word: string | null): string | undefined {
  return word === null || word === '' || word.length > 200 ? undefined : word;
}

function positiveId(word: string | null): number | undefined {
  return word !== null && /^[1-9]\d{0,14}$/.test(word) ? Number(word) : undefined;
}

const firstDeployment = 1;
const noSection = () => false;
