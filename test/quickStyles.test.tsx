import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const properties = ['display', 'visibility', 'pointer-events', 'direction', 'color-scheme', '--accent'];

it('computes styles without style sheets as jsdom does', () => {
  const { container } = render(
    <div dir="rtl" style={{ visibility: 'hidden', pointerEvents: 'none', ['--accent' as string]: 'red' }}>
      <p style={{ visibility: 'visible', colorScheme: 'dark' }}>
        <b>Bold</b> <button type="button" style={{ display: 'flex', pointerEvents: 'auto' }} dir="ltr" />
      </p>
      <p hidden>
        <span />
      </p>
      <div popover="auto" />
      <dialog />
      <dialog open />
      <input type="hidden" />
      <input type="checkbox" />
      <table>
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </table>
      <svg>
        <title>Icon</title>
        <path />
      </svg>
      <ul style={{ display: 'contents', visibility: 'inherit' }}>
        <li>One</li>
      </ul>
    </div>,
  );
  const readAll = () =>
    Array.from(container.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      return [element.outerHTML, ...properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  const quick = readAll();
  // With a style sheet, jsdom computes them.
  const sheet = document.head.appendChild(document.createElement('style'));
  try {
    expect(quick).toEqual(readAll());
  } finally {
    sheet.remove();
  }
});
