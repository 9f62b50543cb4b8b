import type { Redactor } from '../client/redaction/createRedactor.js';
import { createStreamRedactor } from '../client/redaction/createStreamRedactor.js';
import { join } from './bytes.js';

/** Removes secrets from bytes that may be split anywhere. */
export interface SecretCutter {
  push(chunk: Uint8Array): Uint8Array;
  /** Returns the bytes held back at the end because they could have been the start of a secret. */
  flush(): Uint8Array;
}

/** Removes secrets in all encodings that the redactor knows. Texts are read as UTF-8; in a file, all other bytes stay unchanged. */
export function createSecretCutter(redactor: Redactor, isText: boolean): SecretCutter {
  const stream = createStreamRedactor(redactor);
  const { decode, encode } = isText ? unicode() : bytewise;
  return {
    push: (chunk) => encode(stream.push(decode(chunk))),
    flush: () => join([encode(stream.push(decode())), encode(stream.flush())]),
  };
}

/** Called without an argument at the end. */
interface Code {
  readonly decode: (bytes?: Uint8Array) => string;
  readonly encode: (text: string) => Uint8Array;
}

function unicode(): Code {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return { decode: (bytes) => decoder.decode(bytes, { stream: bytes !== undefined }), encode: (text) => encoder.encode(text) };
}

const encoder = new TextEncoder();

/** One character for each byte; secrets are ASCII, like everything in a header. */
const bytewise: Code = {
  decode(bytes = new Uint8Array()) {
    let text = '';
    for (let index = 0; index < bytes.length; index += maxArguments) {
      text += String.fromCharCode(...bytes.subarray(index, index + maxArguments));
    }
    return text;
  },
  encode: (text) => Uint8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)),
};

const maxArguments = 8192;
