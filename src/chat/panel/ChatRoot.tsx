'use client';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import type { ChatUsage } from '../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { EmitContext } from '../../data/events/EmitContext.js';
import type { EventOptions } from '../../data/events/ParleyEvent.js';
import { useEmit } from '../../data/events/useEmit.js';
import { useNewObjectWarning } from '../../react/equality/useNewObjectWarning.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { ChatContext } from '../hooks/ChatContext.js';
import type { ChatPart } from '../hooks/chatParts.js';
import { HiddenPartsContext } from '../hooks/HiddenPartsContext.js';
import { type UseChatOptions, useChatStore } from '../hooks/useChatStore.js';
import { useDownloadRule } from '../hooks/useDownloadRule.js';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import type { OnResult } from '../hooks/watchResults.js';
import type { LinkResolver } from '../markdown/LinkResolver.js';
import type { LinkListener } from '../markdown/MarkdownContext.js';
import type { MarkdownPlugins } from '../markdown/plugins/MarkdownPlugins.js';
import type { ChatStore } from '../store/ChatStore.js';
import { ChatAnnouncer } from './ChatAnnouncer.js';
import { ChatSection } from './ChatSection.js';
import { ActingContext } from './context/ActingContext.js';
import { type FollowUpMaker, FollowUpsContext } from './context/FollowUpsContext.js';
import { LinkRulesContext } from './context/LinkRulesContext.js';
import { type ComposerHandle, PanelContext } from './context/PanelContext.js';
import { QuotaActionSlot } from './context/QuotaActionSlot.js';
import { useScopedEmit } from './context/useScopedEmit.js';
import type { ChatHandle } from './handle/ChatHandle.js';
import { HandleOf } from './handle/HandleOf.js';
import type { DrillListener } from './model/DrillQuestion.js';
import type { Feedback } from './model/Feedback.js';
import type { ProvenanceSource, TrustRule } from './model/Provenance.js';
import type { ChangedChart, SaveListener } from './model/SavedResult.js';
import type { Threads } from './model/ThreadSummary.js';
import type { ToolRenderers } from './model/ToolRenderer.js';
import { useAttachedStore, useHiddenParts, useLinkRules, useLoadedPlugins, usePanelValue, useStableActing } from './useRootContexts.js';

export interface ChatRootProps extends UseChatOptions, Omit<EventOptions, 'includeValues'>, Omit<ComponentProps<'section'>, 'onError'> {
  /**
   * Your own conversation (`useChat().store` or `createChatStore`). By default, one is created from `chatId`, `branch` and the other
   * options.
   */
  store?: ChatStore | undefined;
  /** The heading, which also names the region. Default: the labels' heading. */
  heading?: string | undefined;
  /** Called once with the typed rows of each query as they arrive, but not for earlier answers. */
  onResult?: OnResult | undefined;
  /**
   * Called once for each error of the thread or of a turn. `error.kind` and `error.reason` describe the error, `error.cause` its cause.
   * Set-up mistakes are also written to the console.
   */
  onError?: ((error: ServiceError) => void) | undefined;
  /** Called with the usage that the service reports, such as tokens, at most once per answer. */
  onUsage?: ((usage: ChatUsage) => void) | undefined;
  /**
   * Shown in the notice for a used-up quota (reason `quota`), such as a link to your plans.
   * @see docs/chat-parts.md#quota-and-use
   */
  quotaAction?: ReactNode;
  /**
   * Components for the results of tools, by the name of the tool, such as `{ serviceSqlApi: MyCard }`. A component that throws is replaced
   * by Parley's own card.
   * @see docs/chat-parts.md#cards-for-tools
   */
  toolRenderers?: ToolRenderers | undefined;
  /**
   * Your own threads for `ThreadMenu`: a list, or a `ThreadSource` with what the user may do with them. Default: the user's recent threads
   * in this browser.
   * @see docs/chat-parts.md#threads
   */
  threads?: Threads | undefined;
  /** Called with its address when a link in an answer is pressed. `event.preventDefault()` keeps the browser from following it. */
  onLink?: LinkListener | undefined;
  /**
   * Makes links of paths within your site, such as `/dashboards/7`: returns the address of your router, or `undefined` for no link. Called
   * while rendering; define it outside your component, or memoize it. By default, such paths are plain text.
   * @see docs/chat-parts.md#links
   */
  linkFor?: LinkResolver | undefined;
  /** Called when the user rates an answer. If set, each answer shows "Good answer" and "Bad answer". */
  onFeedback?: ((feedback: Feedback) => void) | undefined;
  /**
   * Questions suggested below the last answer: a function of its turn, or `false` for none. By default, they are made from the columns of
   * the result and from what the agent found in the data model. If the answer asks for clarification, its alternatives are shown instead.
   * @see docs/chat-parts.md#follow-ups
   */
  followUps?: FollowUpMaker | false | undefined;
  /**
   * What you know about the data of results: which rows the user has access to, and when they were updated. Shown in the source line below
   * each result. An object, or a function of the result; `false` hides the line.
   * @see docs/chat-parts.md#trust
   */
  provenance?: ProvenanceSource | false | undefined;
  /**
   * Returns true for the measures and dimensions that you vouch for. A result that uses no others is marked as trusted. Called while
   * rendering.
   * @see docs/chat-parts.md#trust
   */
  isTrusted?: TrustRule | undefined;
  /**
   * Called when the user chooses a question about a value of a chart or table, such as “Only Region: Europe”. `false` turns such questions
   * off.
   * @see docs/chat-parts.md#questions-about-values
   */
  onDrill?: DrillListener | undefined;
  /**
   * Called when the user presses “Save result” below a result. Without it, the button is not shown. If it returns a promise, the button is
   * busy until then and shows that the result is saved; if the promise rejects, it says so and can be pressed again.
   */
  onSave?: SaveListener | undefined;
  /** Called when the user changes the chart of a result, and when they return to the original. */
  onChartChange?: ((changed: ChangedChart) => void) | undefined;
  /** Returns the address of a thread in your app. If set, users can copy it. */
  linkToThread?: ((chatId: string) => string) | undefined;
  /** Returns the address of an answer in your app. If set, users can copy it. */
  linkToTurn?: ((chatId: string, turnId: string) => string) | undefined;
  /** Origins from which images in answers may be loaded, such as `https://cdn.example.com`. None by default. */
  allowedImageOrigins?: readonly string[] | undefined;
  /**
   * Plugins and components for the Markdown of answers, such as formulas or diagrams. Their renderer is loaded with the panel.
   * @see docs/markdown.md
   */
  markdown?: MarkdownPlugins | undefined;
  /**
   * Hides all CSV, JSON and picture downloads and the copying of answers, tables, code and queries. Default: what the account sets for the
   * current user, if the client has credentials for the management API, and otherwise `false`. Until the account has answered, and if it
   * cannot be asked, they stay hidden. This only changes the interface and is not an access control: users can still select what is shown.
   * @see docs/admin-data.md#downloads
   */
  restrictDataDownload?: boolean | undefined;
  /**
   * Parts to hide, such as `['export', 'sql']`. This only changes the interface and is not access control.
   * @see docs/chat-parts.md#hiding-parts
   */
  hide?: readonly ChatPart[] | undefined;
  /**
   * What the page can do with the chat: a ref, or a function that receives it.
   * @see docs/chat-parts.md#control-the-chat
   */
  handle?: Ref<ChatHandle> | undefined;
  /**
   * True for a read-only chat: users cannot ask, edit, rate, or change the list of threads. This only changes the interface. Default
   * `false`.
   * @see docs/chat-parts.md#read-only
   */
  readOnly?: boolean | undefined;
}

/** Provides one conversation to the parts inside it. Renders a `<section>` with the state of the chat as `data-state`. */
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
  context,
  rememberThread,
  ...props
}: ChatRootProps) {
  useNewObjectWarning(store, newStoreWarning);
  if (store !== undefined) return <RootOf store={store} {...props} />;
  const options = { chatId, branch, onThread, onChatIdChange, onBranchChange, onLine, recorder, environment, context, rememberThread };
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
  onUsage,
  quotaAction,
  onFeedback,
  followUps,
  allowedImageOrigins,
  markdown,
  restrictDataDownload,
  hide,
  readOnly = false,
  handle,
  toolRenderers,
  threads,
  onLink,
  linkFor,
  provenance,
  isTrusted,
  onDrill,
  onSave,
  onChartChange,
  linkToThread,
  linkToTurn,
  onEvent,
  includeText,
  ...props
}: RootOfProps) {
  const { chat } = useFirstLabels();
  const hidden = useHiddenParts(hide, readOnly, useDownloadRule(store.client, restrictDataDownload));
  const headingId = useId();
  const name = heading ?? chat.heading;
  const composer = useRef<ComposerHandle>(undefined);
  const section = useRef<HTMLElement>(null);
  const emit = useScopedEmit(useEmit({ onEvent, includeText }), store);
  const parts = useAttachedStore(store, { onResult, onError, onUsage, emit });
  const plugins = useLoadedPlugins(markdown);
  const links = useLinkRules(onLink, linkFor);
  const acting = useStableActing({ provenance, isTrusted, onDrill, onSave, onChartChange, linkToThread, linkToTurn });
  const panel = usePanelValue(parts, {
    ...{ heading: name, headingId, allowedImageOrigins, plugins, onFeedback, toolRenderers, threads },
    ...{ store, composer, section },
  });

  return (
    <ChatContext value={store}>
      <PanelContext value={panel}>
        <HiddenPartsContext value={hidden}>
          <LinkRulesContext value={links}>
            <FollowUpsContext value={followUps}>
              <ActingContext value={acting}>
                <EmitContext value={emit}>
                  <QuotaActionSlot value={quotaAction}>
                    <Announcer>
                      <ChatAnnouncer />
                      {handle && <HandleOf handle={handle} />}
                      <ChatSection sectionRef={section} {...props} />
                    </Announcer>
                  </QuotaActionSlot>
                </EmitContext>
              </ActingContext>
            </FollowUpsContext>
          </LinkRulesContext>
        </HiddenPartsContext>
      </PanelContext>
    </ChatContext>
  );
}

const newStoreWarning =
  process.env.NODE_ENV === 'production'
    ? undefined
    : 'Parley: the chat has received several new stores within seconds. Every new store reads its thread again and loses the answer in progress. Call createChatStore once, outside the component or in useState, or use useChat().';
