import { afterEach, expect, it } from 'vitest';
import { pushAside } from '../../../src/chat/frame/pushAside.js';

afterEach(() => document.body.replaceChildren());

function box(style?: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  if (style !== undefined) element.setAttribute('style', style);
  return element;
}

it.each([undefined, 'color: red;', 'margin-right: 12px;', 'margin-right: 12px !important;', 'margin-left: 4px;'])(
  'makes room beside an element with style="%s", and restores the style exactly',
  (style) => {
    const element = box(style);
    const restore = pushAside(element, 'right', 400);
    expect(element.style.marginRight).toMatch(/4(00|12)px/);
    expect(element.style.getPropertyPriority('margin-right')).toBe('important');
    restore();
    expect(element.getAttribute('style')).toBe(style ?? null);
  },
);

it('keeps what the page has set in the meantime', () => {
  const element = box();
  const restore = pushAside(element, 'left', 400);
  element.style.setProperty('margin-left', '7px');
  restore();
  expect(element.style.marginLeft).toBe('7px');
});
