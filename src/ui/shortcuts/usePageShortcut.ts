'use client';

import { useEffect } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import type { Shortcut } from './Shortcut.js';
import { isAppleDevice } from './useIsAppleDevice.js';

/**
 * Calls `onPress` for a key pressed anywhere on the page, such as ⌘K or Ctrl+K for a command palette. Editors and dialogs keep their keys,
 * and fields keep the keys that type text. In the open command palette the same key is reported, so that it can close it.
 */
export function usePageShortcut({ key, hasCommand = false }: Shortcut, onPress: () => void): void {
  const latest = useLatest(onPress);
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return;
      if (!isCommandAsWanted(event, hasCommand) || !isKey(event, key, hasCommand)) return;
      const target = event.composedPath()[0];
      if (target instanceof Element && isKept(target, hasCommand)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', read);
    return () => window.removeEventListener('keydown', read);
  }, [key, hasCommand, latest]);
}

function isCommandAsWanted({ metaKey, ctrlKey, shiftKey }: KeyboardEvent, hasCommand: boolean): boolean {
  if (!hasCommand) return !metaKey && !ctrlKey;
  // Ctrl+K deletes the rest of the line on Apple devices.
  return !shiftKey && (isAppleDevice() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** With ⌘ or Ctrl, the position of a letter counts if the layout has other letters. */
function isKey(event: KeyboardEvent, key: string, hasCommand: boolean): boolean {
  if (event.key.toLowerCase() === key) return true;
  return hasCommand && !/^[\p{ASCII}]$/u.test(event.key) && event.code === `Key${key.toUpperCase()}`;
}

function isKept(target: Element, hasCommand: boolean): boolean {
  if (target.closest(palette) !== null) return !hasCommand;
  return target.closest(hasCommand ? keepingCommands : keepingText) !== null;
}

const palette = '[data-slot="command-palette"]';
const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]';
const editors = '.cm-editor, [contenteditable]:not([contenteditable="false"])';
const keepingCommands = `${editors}, ${dialogs}`;
const keepingText = `${keepingCommands}, input, textarea, select, [role="menu"], [role="listbox"], [role="tree"], [role="combobox"]`;
