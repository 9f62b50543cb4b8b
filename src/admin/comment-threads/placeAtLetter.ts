import { placeBeside } from '../../ui/popup/placeBeside.js';

/**
 * Places a floating element below a character of a text field. Browsers do not expose the position of a character, so a copy
 * of the field with the same styles, line breaks and scroll position is measured.
 */
export function placeAtLetter(floating: HTMLElement, field: HTMLTextAreaElement, index: number): void {
  const copy = field.ownerDocument.createElement('div');
  const mark = field.ownerDocument.createElement('span');
  copy.ariaHidden = 'true';
  copy.className = `${field.className} parley-comment-copy`;
  copy.dir = field.dir;
  copy.style.inlineSize = `${field.clientWidth}px`;
  copy.append(field.value.slice(0, index), mark, field.value.slice(index));
  field.after(copy);
  copy.scrollTop = field.scrollTop;
  placeBeside(floating, mark, { side: 'below', align: 'start' });
  copy.remove();
}
