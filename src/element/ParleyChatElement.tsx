import { createRoot, type Root } from 'react-dom/client';
import type { AskedQuestion, ChatHandle } from '../chat/panel/handle/ChatHandle.js';
import { createDeferredHandle } from '../chat/panel/handle/createDeferredHandle.js';
import type { ThreadFormat } from '../chat/panel/share/useThreadExport.js';
import type { Draft } from '../chat/store/fold/Draft.js';
import type { QuestionContextSource } from '../chat/store/fold/questionContext.js';
import type { ChatTurn } from '../chat/store/fold/Thread.js';
import { isServiceError } from '../client/errors/ServiceError.js';
import { watchThemeOfPlace } from '../react/theme/themeOfPlace.js';
import { attributeNames, readAttributes } from './attributes.js';
import { ElementApp } from './ElementApp.js';
import { ElementBase } from './ElementBase.js';
import { type ElementProperties, propertyNames } from './ElementProperties.js';
import { emitFrom } from './elementEvents.js';
import { exposeParts } from './exposeParts.js';
import { keepKeysInside } from './keepKeysInside.js';
import { adoptStyles } from './styleSheet.js';

/**
 * `<parley-chat>`: the whole chat in one element, with React inside an open shadow root. Attributes and properties may change at any time.
 * Moving the element keeps the thread and its running answer.
 */
export class ParleyChatElement extends ElementBase implements Omit<ChatHandle, 'focus'> {
  /** The attributes that rerender the chat when they change. */
  static readonly observedAttributes: readonly string[] = attributeNames;

  static {
    for (const name of propertyNames) {
      Object.defineProperty(ParleyChatElement.prototype, name, {
        get(this: ParleyChatElement) {
          return this.#properties[name];
        },
        set(this: ParleyChatElement, value: unknown) {
          this.#properties = { ...this.#properties, [name]: value };
          this.#render();
        },
        configurable: true,
        enumerable: true,
      });
    }
  }

  #properties: ElementProperties = {};
  #isOpen = false;
  #root: Root | undefined;
  #unwatchPlace: (() => void) | undefined;
  readonly #chat = createDeferredHandle();
  readonly #shadow: ShadowRoot;
  readonly #emit = emitFrom(this);

  constructor() {
    super();
    this.#shadow = this.attachShadow({ mode: 'open' });
    adoptStyles(this.#shadow);
    exposeParts(this.#shadow);
    keepKeysInside(this, () => !readAttributes(this).pageShortcuts);
    this.#takePropertiesSetBeforeUpgrade();
  }

  /** Opens the panel of a launcher or the sidebar, and focuses it. Inline, the chat is always visible. */
  open(): void {
    this.#setOpen(true);
  }

  /** Closes the panel of a launcher or the sidebar. A running answer continues. */
  close(): void {
    this.#setOpen(false);
  }

  /** Asks a question as `ask` does, without an outcome. In a read-only element, it does nothing and says so in the console. */
  send(text: string): void {
    this.ask(text).catch(warnOfReadOnly);
  }

  /**
   * Asks a question and opens the panel. Waits until the chat is set up and earlier questions are answered; the message field keeps its text.
   * Resolves to the turn once it has ended, whether it was answered, stopped or failed. Rejects with `validation` if the question is empty,
   * 20 are waiting or the element is read-only, and with `aborted` if another thread is opened before the end.
   */
  ask(question: string | AskedQuestion): Promise<ChatTurn> {
    this.open();
    return this.#chat.handle.ask(question);
  }

  /** Opens the panel, puts a text into the message field and focuses it. A draft can add facts and suggestions for the next question. */
  fill(draft: string | Draft): Promise<void> {
    this.open();
    return this.#chat.handle.fill(draft);
  }

  /** Opens the panel and focuses the message field. Not called `focus`, because React and dialogs use `focus()` to restore the focus. */
  focusField(): Promise<void> {
    this.open();
    return this.#chat.handle.focus();
  }

  /** Stops the running answer. Resolves once it has stopped. */
  stop(): Promise<void> {
    return this.#chat.handle.stop();
  }

  /** Starts an empty thread. The current one stays at the service. */
  newThread(): Promise<void> {
    return this.#chat.handle.newThread();
  }

  /** Opens the panel and a thread. Rejects with the error if it cannot be read, such as `not-found`. */
  openThread(chatId: string): Promise<void> {
    this.open();
    return this.#chat.handle.openThread(chatId);
  }

  /** Opens the panel, scrolls to a turn of the thread and focuses it. Rejects with `not-found` if the thread does not contain it. */
  scrollToTurn(turnId: string): Promise<void> {
    this.open();
    return this.#chat.handle.scrollToTurn(turnId);
  }

  /** Returns the thread as Markdown or as a web page with its charts. Rejects with `validation` if it is empty. */
  exportThread(format: ThreadFormat): Promise<string> {
    return this.#chat.handle.exportThread(format);
  }

  /** Replaces the context of further questions, until the property `context` is set again. Rejects with `validation` if it cannot be sent. */
  setContext(context: QuestionContextSource | undefined): Promise<void> {
    return this.#chat.handle.setContext(context);
  }

  /** Renders the chat. Called by the browser. */
  connectedCallback(): void {
    this.#root ??= createRoot(this.#shadow);
    this.#takePlace();
  }

  /** Ends the chat, unless the element was only moved. Called by the browser. */
  disconnectedCallback(): void {
    this.#unwatchPlace?.();
    // A move disconnects and connects in one go; only an element that stays disconnected is unmounted.
    setTimeout(() => {
      if (!this.isConnected) this.#unmount();
    });
  }

  /** Makes `moveBefore` a plain move that disconnects nothing. */
  connectedMoveCallback(): void {
    this.#takePlace();
  }

  /** Renders the chat with the new attribute. Called by the browser. */
  attributeChangedCallback(): void {
    this.#render();
  }

  #takePlace(): void {
    this.#unwatchPlace?.();
    this.#unwatchPlace = watchThemeOfPlace(this, () => this.#render());
    this.#render();
  }

  #render(): void {
    this.#root?.render(
      <ElementApp
        elementId={this.id}
        attributes={readAttributes(this)}
        properties={this.#properties}
        isOpen={this.#isOpen}
        onOpenChange={this.#setOpen}
        onChat={this.#chat.take}
        emit={this.#emit}
      />,
    );
  }

  #unmount(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  /** A script may have set properties before the element was defined, where they would hide the accessors permanently. */
  #takePropertiesSetBeforeUpgrade(): void {
    for (const name of propertyNames) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  readonly #setOpen = (isOpen: boolean): void => {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    this.#render();
    if (readAttributes(this).mode !== 'inline') this.#emit(isOpen ? 'parley-open' : 'parley-close', null);
  };
}

let hasWarned = false;

/** In a read-only element, `send` does nothing. Logs this once in development. */
function warnOfReadOnly(error: unknown): void {
  if (process.env.NODE_ENV === 'production' || hasWarned || !isServiceError(error) || error.reason !== 'not-configured') return;
  hasWarned = true;
  console.warn('Parley: send() does nothing while <parley-chat> has the attribute read-only. Remove it to ask questions.');
}

declare global {
  interface HTMLElementTagNameMap {
    'parley-chat': ParleyChatElement;
  }
}
