/** Controls the browser's speech recognition. */
export interface Dictation {
  /** Starts listening to speech in a language, such as `de`. */
  start(language: string): void;
  /** Stops listening. Words heard so far are still reported. */
  stop(): void;
  /** Stops listening and discards words that have not been reported. */
  abort(): void;
}

export interface DictationListener {
  /** Called with all words since the start. The last ones may still change. */
  onWords(words: string): void;
  onError(error: DictationError): void;
  /** Called when the browser has stopped listening, for whatever reason. */
  onEnd(): void;
}

export type DictationError = 'denied' | 'silent' | 'failed';

/** Creates a dictation; `undefined` if the browser has no speech recognition. */
export function createDictation({ onWords, onError, onEnd }: DictationListener): Dictation | undefined {
  const Recognition = recognitionClass();
  if (Recognition === undefined) return undefined;
  const recognition = new Recognition();
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => onWords(joinTranscripts(Array.from(results, (result) => result[0]?.transcript ?? '')));
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
        // The previous dictation has not ended yet.
        onEnd();
      }
    },
    stop: () => recognition.stop(),
    abort: () => recognition.abort(),
  };
}

/**
 * Joins the transcripts of one dictation. Chrome on Android repeats the preceding words in each partial result, as another result; other
 * browsers start a continuation with a space (https://stackoverflow.com/a/43458449).
 */
function joinTranscripts(transcripts: readonly string[]): string {
  let pieces: readonly string[] = [];
  for (const transcript of transcripts) {
    const repeated = pieces.findIndex((_, index) => repeats(transcript, pieces.slice(index).join(' ')));
    pieces = [...(repeated === -1 ? pieces : pieces.slice(0, repeated)), transcript];
  }
  return pieces.reduce((before, piece) => before + (isWordEnd.test(before) && isWordStart.test(piece) ? ' ' : '') + piece, '');
}

function repeats(transcript: string, before: string): boolean {
  return before !== '' && wordsOf(transcript).startsWith(wordsOf(before)) && !transcript.startsWith(' ');
}

const wordsOf = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
// Some scripts have no spaces between words.
const isWordEnd = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}\p{P}]$/u;
const isWordStart = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}]/u;

/** True if the browser has speech recognition. */
export function canDictate(): boolean {
  return recognitionClass() !== undefined;
}

/** The part of the Web Speech API used here, which is missing from the DOM types. */
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
