'use client';

import { useEffect, useState } from 'react';
import { isServiceError, ServiceError } from '../../client/errors/ServiceError.js';
import { useLatest } from '../../react/state/useLatest.js';
import { searchText } from '../../react/text/searchText.js';
import type { CommandGroup, CommandSource } from './Command.js';
import { findCommands, indexCommands } from './findCommands.js';

/** What the sources found for a text. */
export interface SourcesState {
  /** The commands found, by source. */
  readonly groups: readonly CommandGroup[];
  /** The sources that failed. */
  readonly failures: readonly { readonly source: CommandSource; readonly error: ServiceError }[];
  /** True while a source is searching. */
  readonly isPending: boolean;
  /** Retries the failed sources. */
  readonly retry: () => void;
}

/** Searches all sources for a text once the user pauses. What was found for an earlier text stays while it matches. */
export function useCommandSources(
  sources: readonly CommandSource[],
  typed: string,
  onError: ((error: ServiceError, source: CommandSource) => void) | undefined,
): SourcesState {
  const text = searchText(typed);
  const [answers, setAnswers] = useState<Answers>({});
  const [attempt, setAttempt] = useState(0);
  const latest = useLatest({ sources, answers, onError });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const answer = (source: CommandSource, given: Omit<Answer, 'text'>) => {
      if (signal.aborted) return;
      setAnswers((current) => ({ ...current, [source.id]: { text, ...given } }));
      if (given.error !== undefined) latest.current.onError?.(given.error, source);
    };
    const ask = async (source: CommandSource) => {
      try {
        const found = await source.search(text, signal);
        answer(source, { commands: found.slice(0, mostFound), error: undefined });
      } catch (error) {
        answer(source, { commands: [], error: asServiceError(error, source) });
      }
    };
    const timer = setTimeout(() => {
      for (const source of latest.current.sources) {
        const isAnswered = latest.current.answers[source.id]?.text === text && latest.current.answers[source.id]?.error === undefined;
        if (isWanted(source, text) && !isAnswered) void ask(source);
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, attempt, latest]);

  const wanted = sources.filter((source) => isWanted(source, text));
  return {
    groups: wanted.flatMap((source) => groupOf(source, answers[source.id], text)),
    failures: wanted.flatMap((source) => {
      const { text: asked, error } = answers[source.id] ?? {};
      return asked === text && error !== undefined ? [{ source, error }] : [];
    }),
    isPending: wanted.some(({ id }) => answers[id]?.text !== text),
    retry() {
      setAnswers((current) => Object.fromEntries(Object.entries(current).filter(([, { error }]) => error === undefined)));
      setAttempt((current) => current + 1);
    },
  };
}

interface Answer {
  readonly text: string;
  readonly commands: CommandGroup['commands'];
  readonly error: ServiceError | undefined;
}

type Answers = Readonly<Record<string, Answer>>;

function isWanted({ minLength = 2 }: CommandSource, text: string): boolean {
  return text.length >= minLength && text !== '';
}

/** The source may know more than its commands show, so only what it found for an earlier text is compared with the text. */
function groupOf({ id, label }: CommandSource, answer: Answer | undefined, text: string): readonly CommandGroup[] {
  if (answer === undefined || answer.commands.length === 0) return [];
  const group = { id, label, commands: answer.commands };
  return answer.text === text ? [group] : findCommands(indexCommands([group]), text);
}

function asServiceError(error: unknown, { id }: CommandSource): ServiceError {
  return isServiceError(error) ? error : new ServiceError('protocol', String(error), { operation: id, cause: error });
}

const pauseMs = 150;
const mostFound = 10;
