'use client';

import { X } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { isOfInputMethod } from '../../react/text/isOfInputMethod.js';
import { partClass } from '../partClass.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { hasSeparator, readTokens, writeToken } from './readTokens.js';

export interface TokenFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'defaultValue' | 'type'> {
  /** The visible label, which is also the accessible name. */
  label: string;
  /** Explains the field; shown below it and read out with it. */
  hint?: ReactNode;
  /** The error; shown below the field and read out with it. */
  error?: string | undefined;
  /** The current tokens. */
  tokens: readonly string[];
  /** Called with the new tokens after one was added or removed. */
  onTokensChange: (tokens: readonly string[]) => void;
  /** The characters that separate tokens in typed or pasted text, besides tabs and line breaks. Default: commas. */
  separators?: string | undefined;
  /** Returns true for tokens to mark as invalid. */
  isInvalid?: ((token: string) => boolean) | undefined;
}

/**
 * A list of short texts. Enter and separators complete a token, Backspace in the empty input edits the last one, and pasted text is split.
 * A token in double quotes may contain separators. Renders a `<div>` around a `<label>` and an `<input>`; other props go to the input.
 */
export function TokenField({ label, hint, error, tokens, onTokensChange, separators = ',،、，', isInvalid, ...props }: TokenFieldProps) {
  const { className, style, id, disabled = false, onBlur, onKeyDown, onCompositionStart, onCompositionEnd, ...native } = props;
  const common = useCommonAdminLabels();
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** Text is not split during a composition, which would add it several times. */
  const isComposing = useRef(false);

  function take(typed: string, isWhole: boolean): void {
    const { tokens: added, rest } = readTokens(typed, separators, isWhole);
    setText(rest);
    if (added.length > 0) onTokensChange([...tokens, ...added]);
  }

  function takeByKey(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    if (isOfInputMethod(event)) return;
    const last = tokens.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      take(text, true);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      setText(writeToken(last, separators));
      onTokensChange(tokens.slice(0, -1));
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData('text');
    if (!hasSeparator(pasted, separators)) return;
    event.preventDefault();
    take(text + pasted, true);
  }

  /** Keeps typed text when the focus leaves without Enter. */
  function takeRest(event: FocusEvent<HTMLInputElement>): void {
    take(text, true);
    onBlur?.(event);
  }

  function remove(index: number): void {
    onTokensChange(tokens.filter((_, place) => place !== index));
    input.current?.focus();
  }

  return (
    <div
      data-slot="token-field"
      data-state={error === undefined ? 'valid' : 'invalid'}
      className={partClass('field', className)}
      style={style}
    >
      <label htmlFor={inputId} className="parley-field-label">
        {label}
      </label>
      <div className="parley-input parley-token-field" aria-invalid={error !== undefined || undefined}>
        <ul className="parley-token-list" aria-label={label}>
          {tokens.map((token, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token can occur twice
            <li key={index} className="parley-token" data-state={isInvalid?.(token) === true ? 'invalid' : 'valid'}>
              <bdi className="parley-token-text">{token}</bdi>
              {!disabled && (
                <button
                  type="button"
                  className="parley-token-remove"
                  aria-label={common.removeToken(token)}
                  onMouseDown={keepFocus}
                  onClick={() => remove(index)}
                >
                  <X aria-hidden="true" size={12} strokeWidth={1.75} />
                </button>
              )}
            </li>
          ))}
        </ul>
        <input
          ref={input}
          id={inputId}
          type="text"
          className="parley-token-input"
          autoComplete="off"
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined && hint === undefined ? undefined : noteId}
          {...native}
          value={text}
          onChange={({ currentTarget }) => (isComposing.current ? setText(currentTarget.value) : take(currentTarget.value, false))}
          onCompositionStart={(event) => {
            isComposing.current = true;
            onCompositionStart?.(event);
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            take(event.currentTarget.value, false);
            onCompositionEnd?.(event);
          }}
          onKeyDown={takeByKey}
          onPaste={paste}
          onBlur={takeRest}
        />
      </div>
      {(error !== undefined || hint !== undefined) && (
        <p id={noteId} className="parley-field-note">
          <span aria-live="polite" className={error === undefined ? 'parley-field-hint' : 'parley-field-error'}>
            {error ?? hint}
          </span>
        </p>
      )}
    </div>
  );
}

/** Otherwise the text would become a token, which would move the button away from under the pointer. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}
