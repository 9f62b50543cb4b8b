/**
 * Runs in the page around the frame of the tests: waits until an element can be used, then fills it, selects options, gives it files, or returns the place to press: its middle, or `value` in it.
 */
export const actOnElement = `
  const [action, selector, value, limitMs, done] = arguments;
  const frame = document.querySelector('iframe[data-vitest]');
  const started = performance.now();
  let last;

  function look() {
    try {
      const found = frame.contentWindow.findForDriver(selector);
      const problem = found ? problemOf(found) : 'is not on the page';
      if (problem === undefined) return done({ result: act(found) });
      if (performance.now() - started > limitMs) return done({ problem });
      setTimeout(look, 20);
    } catch (error) {
      done({ problem: String(error) });
    }
  }

  function problemOf(element) {
    // An input for files is hidden behind a button.
    if (action === 'upload') return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return 'is not visible';
    const isStill = last && last.x === x && last.y === y && last.width === width && last.height === height;
    last = { x, y, width, height };
    if (!isStill) return 'is moving';
    if (element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true') return 'is disabled';
    if (action !== 'place') return undefined;
    const { innerWidth, innerHeight } = frame.contentWindow;
    if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    }
    const place = placeIn(element);
    let hit = element.ownerDocument.elementFromPoint(place.x, place.y);
    while (hit && hit.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(place.x, place.y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    for (let node = hit; node; node = node.assignedSlot || node.parentNode || node.host) if (node === element) return undefined;
    return 'is covered by ' + (hit ? hit.outerHTML.slice(0, 200) : 'nothing: it is outside of the window');
  }

  function placeIn(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    return value ? { x: x + value.x, y: y + value.y } : { x: x + width / 2, y: y + height / 2 };
  }

  function act(element) {
    const view = frame.contentWindow;
    const changed = () => {
      element.dispatchEvent(new view.Event('input', { bubbles: true, composed: true }));
      element.dispatchEvent(new view.Event('change', { bubbles: true }));
    };
    if (action === 'fill') {
      element.focus();
      element.select();
      if (value === '') view.document.execCommand('delete');
      else view.document.execCommand('insertText', false, value);
    } else if (action === 'select') {
      for (const option of element.options) option.selected = value.includes(option.value) || value.includes(option.label);
      changed();
    } else if (action === 'upload') {
      const transfer = new view.DataTransfer();
      for (const { name, mimeType, base64 } of value) {
        const bytes = view.Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new view.File([bytes], name, { type: mimeType }));
      }
      element.files = transfer.files;
      changed();
    } else {
      const { x, y } = placeIn(element);
      const around = frame.getBoundingClientRect();
      return { x: around.x + x, y: around.y + y };
    }
    return null;
  }

  look();
`;
