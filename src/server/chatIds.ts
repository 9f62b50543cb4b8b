import type { SessionSettings } from '../client/http/sessionSettings.js';
import { personOf } from './person.js';
import { refuse } from './refuse.js';
import { fromBase64Url, type Signer, toBase64Url } from './signer.js';

/** Binds chat ids to users, so that an id is useless to anyone else. Stateless: any copy of the proxy can verify one. */
export interface ChatIds {
  seal(chatId: string, session: SessionSettings): Promise<string>;
  /** Returns the service's own id. Refuses (404) an id that was not issued to this user or is too old. */
  open(sealed: string, session: SessionSettings): Promise<string>;
}

/** @param maxAgeMs How long a sealed id is valid. Default: as long as its secret. */
export function createChatIds(signer: Signer, maxAgeMs = Number.POSITIVE_INFINITY): ChatIds {
  return {
    async seal(chatId, session) {
      const seconds = Math.floor(Date.now() / 1000).toString(36);
      const { keyId, bytes } = await signer.sign(signedText(chatId, seconds, session));
      return [chatId, keyId, seconds, toBase64Url(bytes)].join('.');
    },
    async open(sealed, session) {
      // The id itself may contain dots.
      const [signature = '', seconds = '', keyId = '', ...rest] = sealed.split('.').reverse();
      const chatId = rest.reverse().join('.');
      const isOwn = await signer.verify(signedText(chatId, seconds, session), { keyId, bytes: fromBase64Url(signature) });
      if (!isOwn) refuse({ status: 404, code: 'no-such-chat', message: 'This chat does not exist or is not yours. Start a new one.' });
      if (Date.now() - Number.parseInt(seconds, 36) * 1000 > maxAgeMs) {
        refuse({ status: 404, code: 'chat-expired', message: 'This chat is too old to open. Start a new one.' });
      }
      return chatId;
    },
  };
}

function signedText(chatId: string, seconds: string, session: SessionSettings): string {
  return JSON.stringify(['parley chat', ...personOf(session), seconds, chatId]);
}
