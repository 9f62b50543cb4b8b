'use client';
import { type ReactNode, use, useMemo } from 'react';
import type { Labels } from '../chat/labels/Labels.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { browserStorage } from '../data/memory/browserStorage.js';
import { createPersonalMemory, type MemoryStorage } from '../data/memory/createPersonalMemory.js';
import type { KeyValueStorage } from '../data/memory/identityRecord.js';
import { ServiceContext } from '../data/provider/ServiceContext.js';
import { useNewObjectWarning } from '../react/equality/useNewObjectWarning.js';
import { useEscapeFirst } from '../react/keys/useEscapeFirst.js';
import type { BaseLabels } from '../react/labels/BaseLabels.js';
import { englishBase } from '../react/labels/en.js';
import { type DeepPartial, mergeLabels } from '../react/labels/mergeLabels.js';
import { useSameLabels } from '../react/language/useSameLabels.js';
import { WordsContext } from '../react/language/WordsContext.js';
import { SignInContext } from '../react/session/SignInContext.js';

export interface ServiceProviderProps {
  /** Made by `createServiceClient`. Keep one instance: a new client counts as another user, with their own chats. */
  readonly client: ServiceClient;
  /**
   * The texts of the interface: a whole catalogue, such as `german`, or single texts, such as `{ chat: { heading: 'Warehouse' } }`. Default
   * of each: that of an outer provider, or else English. An equal object in the next render changes nothing; define functions outside your
   * component.
   */
  readonly labels?: DeepPartial<Labels> | undefined;
  /** The BCP 47 tag for numbers and dates. Default: that of the labels. */
  readonly locale?: string | undefined;
  /** The IANA time zone for dates and times. Default: the browser's. */
  readonly timeZone?: string | undefined;
  /** The storage for drafts and recent threads. Default: the browser's. `null` stores nothing. */
  readonly storage?: KeyValueStorage | null | undefined;
  /** Called when the user wants to sign in again after the session has ended. With it, messages that say so have a button. */
  readonly onSignIn?: (() => void) | undefined;
  /** The components that use the service. */
  readonly children?: ReactNode;
}

/** Provides hooks and components with their service client and labels. Adds no element. */
export function ServiceProvider({ client, timeZone, storage, onSignIn, children, ...words }: ServiceProviderProps) {
  useNewObjectWarning(client, newClientWarning);
  useEscapeFirst();
  const outer = use(WordsContext);
  const outerSignIn = use(SignInContext);
  const labels = mergeLabels<BaseLabels>(outer?.labels ?? englishBase, useSameLabels(words.labels));
  const locale = words.locale ?? labels.locale;
  const memory = useMemo(
    () => createPersonalMemory(client, storage === undefined ? browserStorage() : storageOfHost(storage)),
    [client, storage],
  );
  const service = useMemo(() => ({ client, memory }), [client, memory]);
  const spoken = useMemo(() => ({ labels, locale, timeZone }), [labels, locale, timeZone]);
  return (
    <ServiceContext value={service}>
      <SignInContext value={onSignIn ?? outerSignIn}>
        <WordsContext value={spoken}>{children}</WordsContext>
      </SignInContext>
    </ServiceContext>
  );
}

const newClientWarning =
  process.env.NODE_ENV === 'production'
    ? undefined
    : 'Parley: the provider has received several new clients within seconds. Every new client restarts its chats and queries, so nothing finishes loading. Call createServiceClient once, outside the component or in useState.';

function storageOfHost(given: KeyValueStorage | null): MemoryStorage {
  const storage = given ?? undefined;
  return { lasting: storage, ofTab: storage };
}
