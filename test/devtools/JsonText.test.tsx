import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JsonText } from '../../src/devtools/JsonText.js';

function shown(text: string): string | null {
  render(<JsonText label="Raw" text={text} />);
  return screen.getByRole('region', { name: 'Raw' }).textContent;
}

it('formats JSON with all digits of its integers, and leaves digits inside strings unchanged', () => {
  const text = '{"id":9007199254740993,"rows":[-12345678901234567890,1.5],"name":"9007199254740993"}';
  const laidOut = shown(text);
  expect(laidOut).toContain('"id": 9007199254740993,');
  expect(laidOut?.replaceAll(/\s/g, '')).toBe(text);
});

it('shows text that is not JSON unchanged', () => {
  expect(shown('{"id": 9007199254740993')).toBe('{"id": 9007199254740993');
});
