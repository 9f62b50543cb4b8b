import { afterEach, describe, expect, it } from 'vitest';
import { keepKeysInside } from '../../src/element/keepKeysInside.js';

afterEach(() => document.body.replaceChildren());

describe('keys typed in the element', () => {
  it.each(['j', '?', '/', 'Enter', 'Backspace', 'ArrowDown', ' '])('do not reach the page: %j', (key) => {
    expect(heardByPage({ key })).toEqual([]);
  });

  it('do not reach the page if they come from AltGr or an input method', () => {
    expect(heardByPage({ key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true })).toEqual([]);
    expect(heardByPage({ key: 'Escape', isComposing: true })).toEqual([]);
  });

  it.each<KeyboardEventInit>([{ key: 'Escape' }, { key: 'Tab' }, { key: 'F1' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }])(
    'reach the page if they are its own: %j',
    (init) => expect(heardByPage(init)).toEqual(['keydown', 'keypress', 'keyup']),
  );

  it('reach the page with page-shortcuts', () => {
    expect(heardByPage({ key: 'j' }, false)).toEqual(['keydown', 'keypress', 'keyup']);
  });
});

function heardByPage(init: KeyboardEventInit, isOn = true): string[] {
  const element = document.body.appendChild(document.createElement('div'));
  const field = element.attachShadow({ mode: 'open' }).appendChild(document.createElement('textarea'));
  keepKeysInside(element, () => isOn);
  const heard: string[] = [];
  const types = ['keydown', 'keypress', 'keyup'] as const;
  const listen = ({ type }: Event) => void heard.push(type);
  for (const type of types) document.addEventListener(type, listen);
  for (const type of types) field.dispatchEvent(new KeyboardEvent(type, { ...init, bubbles: true, composed: true }));
  for (const type of types) document.removeEventListener(type, listen);
  return heard;
}
