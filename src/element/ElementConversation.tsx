import { use, useEffect, useState } from 'react';
import { type ChatPart, isChatPart } from '../chat/hooks/chatParts.js';
import { useChatStore } from '../chat/hooks/useChatStore.js';
import { useLabels } from '../chat/hooks/useLabels.js';
import { useUnknownPartWarning } from '../chat/hooks/useUnknownPartWarning.js';
import { ChatPanel } from '../chat/panel/ChatPanel.js';
import type { ChatHandle } from '../chat/panel/handle/ChatHandle.js';
import { useServiceClient } from '../data/provider/useServiceClient.js';
import { Button } from '../ui/button/Button.js';
import type { ElementAttributes } from './attributes.js';
import { loadAnswersWhenIdle } from './bundle/LazyTurnBody.js';
import type { Identity } from './connectElement.js';
import type { ElementProperties } from './ElementProperties.js';
import type { Emit } from './elementEvents.js';
import { SetupNotice } from './SetupNotice.js';

/** Waits until the user is known, then shows a conversation: the one in `chat-id`, or else the last of this tab. */
export function ElementConversation({ identity, onRetry, ...props }: ElementConversationProps) {
  const { chat, common } = useLabels();
  const client = useServiceClient();
  const known = use(identity);
  if (known.kind === 'known') return <IdentifiedConversation key={known.name} {...props} />;
  const { error } = known;
  if (error.kind === 'validation') return <SetupNotice error={error} title={chat.notSetUp} advice={error.message} emit={props.emit} />;
  return (
    <SetupNotice client={client} error={error} emit={props.emit}>
      <Button onClick={onRetry}>{common.retry}</Button>
    </SetupNotice>
  );
}

export interface ElementConversationProps extends ConversationProps {
  readonly identity: Promise<Identity>;
  /** Requests a token again. */
  readonly onRetry: () => void;
}

function IdentifiedConversation({ elementId, attributes, properties, onChat, emit }: ConversationProps) {
  const { heading, placeholder, branch, defaultBranch, dir, restrictDataDownload, feedback, voice, includeText, readOnly } = attributes;
  const { starters, quota, context, threads, linkFor, provenance, isTrusted, linkToThread, linkToTurn } = properties;
  const hide = useHide(properties.hide ?? attributes.hide);
  const [chatId, setChatId] = useShownThread(attributes.chatId);
  const store = useChatStore({
    chatId,
    branch: branch === undefined ? undefined : { name: branch, isDefault: branch === defaultBranch },
    context,
    onThread: (id, firstQuestion) => emit('parley-thread', { chatId: id, firstQuestion }),
    rememberThread: elementId || true,
    onChatIdChange: setChatId,
  });

  useEffect(loadAnswersWhenIdle, []);

  return (
    <ChatPanel
      store={store}
      handle={onChat}
      heading={heading}
      placeholder={placeholder}
      starters={starters}
      // Without the attribute, the account decides, if the client can ask.
      restrictDataDownload={restrictDataDownload || undefined}
      hide={hide}
      readOnly={readOnly}
      threads={threads}
      linkFor={linkFor}
      provenance={provenance}
      isTrusted={isTrusted}
      linkToThread={linkToThread}
      linkToTurn={linkToTurn}
      composerStart={composerStart}
      composerEnd={composerEnd}
      quota={quota}
      disclaimer={disclaimerOf(attributes, properties)}
      quotaAction={quotaAction}
      voice={voice}
      onLink={(url, press) => {
        if (!emit('parley-link', { url, press: press.nativeEvent })) press.preventDefault();
      }}
      onDrill={(drill) => emit('parley-drill', drill)}
      onEvent={(event) => emit('parley-event', event)}
      includeText={includeText}
      onError={(error) => emit('parley-error', { error })}
      onUsage={(usage) => emit('parley-usage', { usage })}
      onResult={(result, turnId) => emit('parley-result', { result, turnId })}
      {...(feedback && { onFeedback: (rating) => emit('parley-feedback', rating) })}
      {...(dir && { dir })}
    />
  );
}

/** Filled by children of the element with the same name as their `slot`. */
const composerStart = <slot name="composer-start" />;
const composerEnd = <slot name="composer-end" />;
const quotaAction = <slot name="quota-action" />;

interface ConversationProps {
  readonly elementId: string;
  readonly attributes: ElementAttributes;
  readonly properties: Pick<
    ElementProperties,
    | 'starters'
    | 'quota'
    | 'context'
    | 'threads'
    | 'linkFor'
    | 'provenance'
    | 'isTrusted'
    | 'linkToThread'
    | 'linkToTurn'
    | 'hide'
    | 'disclaimer'
  >;
  readonly onChat: (chat: ChatHandle | null) => void;
  readonly emit: Emit;
}

/** A text may be set as a property or as an attribute: which of them depends on the framework. */
function disclaimerOf({ disclaimer, disclaimerHref: href }: ElementAttributes, { disclaimer: given = disclaimer }: ElementProperties) {
  if (given === false || given === 'false') return false;
  return typeof given === 'object' ? given : { text: given, href };
}

/** Reads a list of names, which some frameworks pass as a string. */
function useHide(hide: readonly string[] | string = ''): readonly ChatPart[] {
  const names = String(hide).replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  useUnknownPartWarning(names);
  return names.filter(isChatPart);
}

/** Follows the attribute when it changes to another thread, and the user when they open another. */
function useShownThread(asked: string | undefined) {
  const [before, setBefore] = useState(asked);
  const shown = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    if (asked !== undefined) shown[1](asked);
  }
  return shown;
}
