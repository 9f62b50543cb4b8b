'use client';
import { type RefObject, use, useEffect, useMemo, useRef } from 'react';
import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { Emit } from '../../data/events/EmitContext.js';
import { useEmitOnce } from '../../data/events/useEmit.js';
import { ErrorReportContext } from '../../data/provider/ErrorReportContext.js';
import { reportSetupError } from '../../data/reportSetupError.js';
import { useSame } from '../../react/equality/useSame.js';
import { useLatest } from '../../react/state/useLatest.js';
import { useStableHandler } from '../../react/state/useStableHandler.js';
import type { ChatPart } from '../hooks/chatParts.js';
import { createTurnObserver } from '../hooks/createTurnObserver.js';
import { type HiddenPart, restrictedParts, useAlsoHidden } from '../hooks/HiddenPartsContext.js';
import { useUnknownPartWarning } from '../hooks/useUnknownPartWarning.js';
import type { SentQuestion } from '../hooks/watchChatEvents.js';
import { watchErrors } from '../hooks/watchErrors.js';
import { type OnResult, watchResults } from '../hooks/watchResults.js';
import { watchUsage } from '../hooks/watchUsage.js';
import type { LinkResolver } from '../markdown/LinkResolver.js';
import type { LinkListener } from '../markdown/MarkdownContext.js';
import type { MarkdownPlugins } from '../markdown/plugins/MarkdownPlugins.js';
import { preloadMarkdownPlugins } from '../markdown/plugins/pluginRenderer.js';
import { useSamePlugins } from '../markdown/plugins/useSamePlugins.js';
import type { ChatStore } from '../store/ChatStore.js';
import type { Acting } from './context/ActingContext.js';
import type { PanelContextValue } from './context/PanelContext.js';
import { cannotSendReason } from './model/cannotSendReason.js';
import { createScrollFollower } from './model/createScrollFollower.js';
import type { DrillListener } from './model/DrillQuestion.js';
import { isTouchScreen } from './model/isTouchScreen.js';

/** Attaches a store to the page, and notifies the host of its results and errors. Returns what follows the log and its turns. */
export function useAttachedStore(store: ChatStore, { onResult, onError, onUsage, emit }: StoreEvents) {
  const latest = useLatest({ onResult, onError, onUsage, reportError: use(ErrorReportContext) });
  const parts = useMemo(() => {
    const report = (error: ServiceError) => {
      reportSetupError(store.client, error);
      latest.current.onError?.(error);
      latest.current.reportError?.(error, { widget: 'chat', operation: error.operation ?? 'streamChat' });
    };
    return { scroll: createScrollFollower(), observer: createTurnObserver(store), report };
  }, [store, latest]);
  const reported = useRef(new WeakSet<ServiceError>());
  useEffect(() => parts.observer.start(), [parts]);
  // A store that the host created may not be attached anywhere else.
  useEffect(() => {
    store.attach();
    return () => store.detach();
  }, [store]);
  useEffect(() => watchResults(store, (result, turnId) => latest.current.onResult?.(result, turnId)), [store, latest]);
  useEffect(() => watchUsage(store, (usage) => latest.current.onUsage?.(usage)), [store, latest]);
  useEffect(() => watchErrors(store, parts.report, reported.current), [store, parts]);
  useEmitOnce(emit, shown);
  useEffect(() => emit && loadChatEvents(store, emit), [store, emit]);
  return parts;
}

interface StoreEvents {
  readonly onResult: OnResult | undefined;
  readonly onError: ((error: ServiceError) => void) | undefined;
  readonly onUsage: ((usage: ChatUsage) => void) | undefined;
  /** `undefined` if there are no listeners. */
  readonly emit: Emit | undefined;
}

const shown = { type: 'chat.shown' } as const;

/** Emits the events of a chat's questions. Its code loads with the first question, and only if there is a listener. */
function loadChatEvents(store: ChatStore, emit: Emit): () => void {
  let sent: SentQuestion | undefined;
  let isOver = false;
  let stop = store.subscribe(begin);

  function begin(): void {
    stop();
    const { status, turns, chatId } = store.getSnapshot();
    if (status === 'submitting') sent ??= { position: turns.length - 1, at: Date.now(), chatId };
    import('../hooks/watchChatEvents.js').then(
      ({ watchChatEvents }) => {
        if (!isOver) stop = watchChatEvents(store, emit, sent);
      },
      () => {
        if (!isOver) stop = store.subscribe(begin);
      },
    );
  }

  return () => {
    isOver = true;
    stop();
  };
}

/** Returns the plugins, which stay the same while they are alike, and loads their renderer. */
export function useLoadedPlugins(markdown: MarkdownPlugins | undefined): MarkdownPlugins | undefined {
  const plugins = useSamePlugins(markdown);
  const hasPlugins = plugins !== undefined;
  useEffect(() => {
    if (hasPlugins) void preloadMarkdownPlugins();
  }, [hasPlugins]);
  return plugins;
}

/** Returns the rules of links, which stay the same while the host's rule does. */
export function useLinkRules(onLink: LinkListener | undefined, linkFor: LinkResolver | undefined) {
  const followLink = useStableHandler(onLink);
  return useMemo(() => ({ onLink: followLink, linkFor }), [followLink, linkFor]);
}

/** Returns what can be done with an answer, which stays the same while the host's options do. */
export function useStableActing({ onSave, onChartChange, onDrill, ...options }: ActingOptions): Acting {
  const saved = useStableHandler(onSave);
  const changed = useStableHandler(onChartChange);
  const drilled = useStableHandler(onDrill || undefined);
  return useSame<Acting>({ ...options, onDrill: onDrill === false ? false : drilled, onSave: saved, onChartChange: changed });
}

type ActingOptions = Omit<Acting, 'onDrill'> & { readonly onDrill: DrillListener | false | undefined };

/** Returns the hidden parts as a set that is stable while the names are. */
export function useHiddenParts(hide: readonly ChatPart[] = noParts, readOnly: boolean, isRestricted: boolean): ReadonlySet<HiddenPart> {
  useUnknownPartWarning(hide);
  return useAlsoHidden([...hide, ...(readOnly ? askingParts : noParts), ...restrictedParts(isRestricted)]);
}

const noParts: readonly ChatPart[] = [];
const askingParts: readonly HiddenPart[] = ['ask', 'edit', 'retry', 'feedback', 'followUps'];

/** Returns the context of the panel, which stays the same while nothing in it changes. */
export function usePanelValue(
  parts: ReturnType<typeof useAttachedStore>,
  { store, onFeedback, toolRenderers, threads, ...given }: PanelOptions,
): PanelContextValue {
  const stable = useSame({
    ...given,
    onFeedback: useStableHandler(onFeedback),
    toolRenderers: useSame(toolRenderers),
    threads: useSame(threads, 3),
  });
  return useMemo(() => {
    const { composer, section } = stable;
    const returnFocus = () => (composer.current === undefined || isTouchScreen() ? focusLog(section.current) : composer.current.focus());
    return {
      ...parts,
      ...stable,
      returnFocus,
      ask(question, isForReview) {
        const isSent = !isForReview && !cannotSendReason(store.getSnapshot()) && store.send(question);
        if (!isSent) composer.current?.fill(question);
        returnFocus();
        return isSent;
      },
    };
  }, [parts, store, stable]);
}

interface PanelOptions extends Omit<PanelContextValue, 'scroll' | 'observer' | 'report' | 'returnFocus' | 'ask'> {
  readonly store: ChatStore;
  readonly section: RefObject<HTMLElement | null>;
}

function focusLog(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}
