import { Suspense, useMemo, useReducer } from 'react';
import type { Labels } from '../chat/labels/Labels.js';
import type { ChatHandle } from '../chat/panel/handle/ChatHandle.js';
import { ThreadSkeleton } from '../chat/panel/turn/ThreadSkeleton.js';
import { ServiceProvider } from '../provider/ServiceProvider.js';
import type { ElementAttributes } from './attributes.js';
import { connectElement } from './connectElement.js';
import { ElementConversation } from './ElementConversation.js';
import type { ElementProperties } from './ElementProperties.js';
import type { Emit } from './elementEvents.js';
import { isSameLanguage } from './isSameLanguage.js';
import { SetupNotice } from './SetupNotice.js';

/** The chat for the attributes and properties, or the problem with them. Another address or user creates another chat. */
export function ElementChat({ elementId, attributes, properties, labels, onChat, emit }: ElementChatProps) {
  const { chatUrl, dataUrl, tokenUrl, identity } = attributes;
  const { client, getToken, dialect } = properties;
  // Numbers and dates as in the reader's region, if the words are in the reader's language.
  const { lang } = attributes;
  const locale = lang !== undefined && isSameLanguage(lang, labels.locale) ? lang.replaceAll('_', '-') : undefined;
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt connects again.
  const connection = useMemo(
    () => connectElement({ client, chatUrl, dataUrl, tokenUrl, identity, getToken, dialect }),
    [client, chatUrl, dataUrl, tokenUrl, identity, getToken, dialect, attempt],
  );
  if (connection.kind === 'broken')
    return <SetupNotice error={connection.error} title={labels.chat.notSetUp} advice={connection.error.message} emit={emit} />;
  return (
    <ServiceProvider client={connection.client} labels={labels} locale={locale}>
      <Suspense fallback={<Waiting />}>
        <ElementConversation
          elementId={elementId}
          identity={connection.identity}
          attributes={attributes}
          properties={properties}
          onRetry={retry}
          onChat={onChat}
          emit={emit}
        />
      </Suspense>
    </ServiceProvider>
  );
}

/** Shown until the user is known. */
function Waiting() {
  return (
    <div className="parley parley-element-waiting">
      <ThreadSkeleton />
    </div>
  );
}

export interface ElementChatProps {
  readonly elementId: string;
  readonly attributes: ElementAttributes;
  readonly properties: ElementProperties;
  readonly labels: Labels;
  readonly onChat: (chat: ChatHandle | null) => void;
  readonly emit: Emit;
}
