import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { refuse } from './refuse.js';

/** Binds chat ids to persons, so that an id is worth nothing in other hands. Needs no memory: any copy of the proxy can tell. */
export interface ChatIds {
  seal(chatId: string, session: SessionSettings): Promise<string>;
  /** The service's own id. Refuses (404) an id that this person was not given. */
  open(sealed: string, session: SessionSettings): Promise<string>;
}

/** Ids as the service gives them: it alone tells whose they are. */
export const plainChatIds: ChatIds = { seal: async (chatId) => chatId, open: async (chatId) => chatId };

export function createChatIds(secret: string): ChatIds {
  let imported: Promise<CryptoKey> | undefined;
  const key = () => {
    imported ??= crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    return imported;
  };

  return {
    async seal(chatId, session) {
      const signature = await crypto.subtle.sign('HMAC', await key(), signedText(chatId, session));
      return `${chatId}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async open(sealed, session) {
      const end = sealed.lastIndexOf('.');
      const chatId = sealed.slice(0, Math.max(end, 0));
      const signature = fromBase64Url(sealed.slice(end + 1));
      // Compares in constant time.
      if (await crypto.subtle.verify('HMAC', await key(), signature, signedText(chatId, session))) return chatId;
      return refuse({ status: 404, code: 'no-such-chat', message: 'This chat is not one of yours, or it is gone. Start a new one.' });
    },
  };
}

/** Exactly one of both ids is there; external and internal users never share a text. */
function signedText(chatId: string, { externalId, internalId }: SessionSettings): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(['parley chat', externalId ?? null, internalId ?? null, chatId]));
}

const encoder = new TextEncoder();

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What is not base64 has no bytes, and so fits no text. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
