/** Speech that the browser turns into text, while it listens. */
export interface Dictation {
  /** Begins to listen in a language, such as `de`. */
  start(language: string): void;
  /** Stops listening. What was heard so far still arrives. */
  stop(): void;
  /** Stops listening and drops what has not arrived. */
  abort(): void;
}

export interface DictationListener {
  /** Called with all words since the start, of which the last may still change. */
  onWords(words: string): void;
  onError(error: DictationError): void;
  /** Called when the browser has stopped listening, for whatever reason. */
  onEnd(): void;
}

export type DictationError = 'denied' | 'silent' | 'failed';

/** Returns `undefined` if the browser has no speech recognition. */
export function createDictation({ onWords, onError, onEnd }: DictationListener): Dictation | undefined {
  const Recognition = recognitionClass();
  if (Recognition === undefined) return undefined;
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => onWords(Array.from(results, (result) => result[0]?.transcript ?? '').join(''));
  recognition.onerror = ({ error }) => {
    if (error !== 'aborted') onError(errors[error] ?? 'failed');
  };
  recognition.onend = onEnd;
  return {
    start(language) {
      recognition.lang = language;
      try {
        recognition.start();
      } catch {
        // It has not ended yet after the last time.
        onEnd();
      }
    },
    stop: () => recognition.stop(),
    abort: () => recognition.abort(),
  };
}

/** True if the browser can turn speech into text. */
export function canDictate(): boolean {
  return recognitionClass() !== undefined;
}

/** The part of the Web Speech API that is used, which the types of the DOM lack. */
interface SpeechRecognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

type RecognitionClass = new () => SpeechRecognition;

function recognitionClass(): RecognitionClass | undefined {
  return Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
}

const errors: Readonly<Record<string, DictationError>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'silent',
};
