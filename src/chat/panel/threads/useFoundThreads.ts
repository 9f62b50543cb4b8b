import { useEffect, useMemo, useState } from 'react';
import { searchKey } from '../../../react/text/searchText.js';
import type { ThreadSource, ThreadSummary } from '../model/ThreadSummary.js';

/** What a search has found. */
export interface FoundThreads {
  readonly threads: readonly ThreadSummary[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

/** Searches the titles of the threads, and asks the host's own search once the user pauses. */
export function useFoundThreads({ threads, search }: ThreadSource, text: string): FoundThreads {
  const [answer, setAnswer] = useState<Answer>();
  const words = text.trim();

  useEffect(() => {
    if (search === undefined || words === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const settle = (found: readonly ThreadSummary[] | undefined) => {
        if (!signal.aborted) setAnswer({ words, threads: found });
      };
      Promise.resolve(search(words, signal)).then(settle, () => settle(undefined));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, words]);

  const here = useMemo(() => {
    const key = searchKey(words);
    return threads.filter(({ title }) => searchKey(title).includes(key));
  }, [threads, words]);

  if (search === undefined || words === '') return { threads: here, isSearching: false, hasFailed: false };
  const isAnswered = answer?.words === words;
  return {
    threads: (isAnswered ? answer.threads : undefined) ?? here,
    isSearching: !isAnswered,
    hasFailed: isAnswered && answer.threads === undefined,
  };
}

interface Answer {
  readonly words: string;
  /** `undefined` if the search failed. */
  readonly threads: readonly ThreadSummary[] | undefined;
}

const pauseMs = 250;
