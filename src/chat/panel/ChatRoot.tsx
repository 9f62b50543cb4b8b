'use client';
import { type ComponentProps, useEffect, useId, useMemo, useRef } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { reportSetupError } from '../../data/reportSetupError.js';
import { useLabels } from '../../react/useLabels.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { ChatContext } from '../hooks/ChatContext.js';
import { createTurnObserver } from '../hooks/createTurnObserver.js';
import { type UseChatOptions, useChatStore } from '../hooks/useChatStore.js';
import { watchErrors } from '../hooks/watchErrors.js';
import { type OnResult, watchResults } from '../hooks/watchResults.js';
import type { MarkdownPlugins } from '../markdown/plugins/MarkdownPlugins.js';
import { preloadMarkdownPlugins } from '../markdown/plugins/pluginRenderer.js';
import { useSamePlugins } from '../markdown/plugins/useSamePlugins.js';
import type { ChatStore } from '../store/ChatStore.js';
import { ChatAnnouncer } from './ChatAnnouncer.js';
import { ChatSection } from './ChatSection.js';
import { createScrollFollower } from './createScrollFollower.js';
import { type ComposerHandle, type Feedback, PanelContext } from './PanelContext.js';

export interface ChatRootProps extends UseChatOptions, Omit<ComponentProps<'section'>, 'onError'> {
  /** A conversation of your own (`useChat().store`, or `createChatStore`), instead of one made here from `chatId`, `branch` and the like. */
  store?: ChatStore | undefined;
  /** Names the region and heads it. Default: the labels' heading. */
  heading?: string | undefined;
  /** Gets the typed rows of each query once, as they come; not those of earlier answers. */
  onResult?: OnResult | undefined;
  /**
   * Gets each error of the thread or of a turn once: `error.kind` and `error.reason` say what went wrong, `error.cause` why.
   * What is wrong with the set-up is written to the console as well.
   */
  onError?: ((error: ServiceError) => void) | undefined;
  /** Shows "Good answer" and "Bad answer" at each answer and gets the choice. */
  onFeedback?: ((feedback: Feedback) => void) | undefined;
  /** Origins, such as `https://cdn.example.com`, from which images in answers may be loaded. None by default. */
  allowedImageOrigins?: readonly string[] | undefined;
  /**
   * Plugins and components for the Markdown of answers, such as formulas or diagrams. Their renderer is loaded with the panel.
   * @see docs/markdown.md
   */
  markdown?: MarkdownPlugins | undefined;
  /**
   * Offers no CSV, no JSON, no pictures and no copy of answers and tables. Default `false`. What the account set for the person
   * who is signed in is known by `useRestrictDataDownload()`. A setting of the interface, no lock: what is shown can be selected.
   */
  restrictDataDownload?: boolean | undefined;
}

/** Holds one conversation for the parts inside it. Renders a `<section>` with the state of the chat as `data-state`. */
export function ChatRoot({
  store,
  chatId,
  branch,
  onThread,
  onChatIdChange,
  onBranchChange,
  onLine,
  recorder,
  environment,
  ...props
}: ChatRootProps) {
  if (store !== undefined) return <RootOf store={store} {...props} />;
  const options = { chatId, branch, onThread, onChatIdChange, onBranchChange, onLine, recorder, environment };
  return <OwnRoot options={options} {...props} />;
}

type RootOfProps = Omit<ChatRootProps, keyof UseChatOptions | 'store'> & { store: ChatStore };

function OwnRoot({ options, ...props }: Omit<RootOfProps, 'store'> & { options: UseChatOptions }) {
  return <RootOf store={useChatStore(options)} {...props} />;
}

function RootOf({
  store,
  heading,
  onResult,
  onError,
  onFeedback,
  allowedImageOrigins,
  markdown,
  restrictDataDownload = false,
  ...props
}: RootOfProps) {
  const { chat } = useLabels();
  const headingId = useId();
  const name = heading ?? chat.heading;
  const composer = useRef<ComposerHandle>(undefined);
  const section = useRef<HTMLElement>(null);
  const parts = useMemo(() => ({ scroll: createScrollFollower(), observer: createTurnObserver(store) }), [store]);

  useEffect(() => parts.observer.start(), [parts]);
  // A store of the host's own making may have nobody else who attaches it.
  useEffect(() => {
    store.attach();
    return () => store.detach();
  }, [store]);
  useResults(store, onResult);
  useErrors(store, onError);

  const plugins = useSamePlugins(markdown);
  const hasPlugins = plugins !== undefined;
  useEffect(() => {
    if (hasPlugins) void preloadMarkdownPlugins();
  }, [hasPlugins]);

  const panel = useMemo(
    () => ({
      ...parts,
      heading: name,
      headingId,
      allowedImageOrigins,
      plugins,
      restrictDataDownload,
      onFeedback,
      composer,
      returnFocus: () => (isTouchScreen() ? focusLog(section.current) : composer.current?.focus()),
    }),
    [parts, name, headingId, allowedImageOrigins, plugins, restrictDataDownload, onFeedback],
  );

  return (
    <ChatContext value={store}>
      <PanelContext value={panel}>
        <Announcer>
          <ChatAnnouncer />
          <ChatSection sectionRef={section} {...props} />
        </Announcer>
      </PanelContext>
    </ChatContext>
  );
}

function useResults(store: ChatStore, onResult: OnResult | undefined) {
  const latest = useRef(onResult);
  useEffect(() => {
    latest.current = onResult;
  });
  useEffect(() => watchResults(store, (result, turnId) => latest.current?.(result, turnId)), [store]);
}

function useErrors(store: ChatStore, onError: ChatRootProps['onError']) {
  const latest = useRef(onError);
  const reported = useRef(new WeakSet<ServiceError>());
  useEffect(() => {
    latest.current = onError;
  });
  useEffect(() => {
    const tell = (error: ServiceError) => {
      reportSetupError(store.client, error);
      latest.current?.(error);
    };
    return watchErrors(store, tell, reported.current);
  }, [store]);
}

/** There the composer's focus would push the keyboard over the answer. */
function isTouchScreen(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

function focusLog(section: HTMLElement | null) {
  section?.querySelector<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
}
