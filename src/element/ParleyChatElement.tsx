import { createRoot, type Root } from 'react-dom/client';
import { watchThemeOfPlace } from '../react/theme/themeOfPlace.js';
import { attributeNames, readAttributes } from './attributes.js';
import { ElementApp } from './ElementApp.js';
import { ElementBase } from './ElementBase.js';
import type { ChatControls } from './ElementConversation.js';
import { type ElementProperties, propertyNames } from './ElementProperties.js';
import { emitFrom } from './elementEvents.js';
import { exposeParts } from './exposeParts.js';
import { keepKeysInside } from './keepKeysInside.js';
import { adoptStyles } from './styleSheet.js';

/**
 * `<parley-chat>`: the whole chat in one element, with React inside an open shadow root. Attributes and properties may change at any time.
 * Moving the element keeps the thread and its running answer.
 */
export class ParleyChatElement extends ElementBase {
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
  #chat: ChatControls | undefined;
  #unwatchPlace: (() => void) | undefined;
  /** Questions sent before the chat was ready. */
  #waiting: string[] = [];
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

  /** Opens the panel of a launcher and focuses it. Inline, the chat is always visible. */
  open(): void {
    this.#setOpen(true);
  }

  /** Closes the panel of a launcher. A running answer continues. */
  close(): void {
    this.#setOpen(false);
  }

  /**
   * Sends a question in the current thread and opens the panel. Waits until the chat is set up and no answer is in progress. Does nothing
   * while the element is read-only.
   */
  send(text: string): void {
    this.open();
    if (this.#chat === undefined) this.#waiting.push(text);
    else this.#chat.send(text);
  }

  /** Starts an empty thread. The current one stays at the service. */
  newThread(): void {
    this.#waiting = [];
    this.#chat?.newThread();
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
        onChat={this.#takeChat}
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
    if (readAttributes(this).mode === 'launcher') this.#emit(isOpen ? 'parley-open' : 'parley-close', null);
  };

  readonly #takeChat = (chat: ChatControls | undefined): void => {
    this.#chat = chat;
    if (chat !== undefined) for (const text of this.#waiting.splice(0)) chat.send(text);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'parley-chat': ParleyChatElement;
  }
}
