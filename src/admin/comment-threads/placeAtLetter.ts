import { placeBeside } from '../../ui/popup/placeBeside.js';

/**
 * Puts a floating element below a letter of a text field. Browsers do not tell where a letter of a field stands, so that a copy
 * of it is laid over the field for a moment: same styles, same breaks, same scrolling.
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
