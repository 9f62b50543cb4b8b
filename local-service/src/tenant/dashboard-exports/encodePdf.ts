import type { Color, Drawing, Shape } from './drawDashboard.js';

/** The drawing as a PDF of one page of the same size (ISO 32000-1). All of it is ASCII, so that a position is an offset. */
export function encodePdf(drawing: Drawing): Uint8Array<ArrayBuffer> {
  const content = drawing.shapes.map((shape) => draw(shape, drawing.height)).join('');
  const page = `/MediaBox [0 0 ${drawing.width} ${drawing.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${page} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    `<< /Title ${utf16Text(drawing.title)} /Producer (Parley) >>`,
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const startOfTable = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map(tableEntry).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${startOfTable}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** Twenty bytes, its line end included. */
function tableEntry(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`;
}

/** A page of PDF begins at its lower left corner. */
function draw(shape: Shape, pageHeight: number): string {
  if (shape.kind === 'box') {
    const { x, y, width, height, color } = shape;
    return `${paint(color)} rg ${[x, pageHeight - y - height, width, height].map(decimal).join(' ')} re f\n`;
  }
  const { x, y, size, color, text } = shape;
  return `BT ${paint(color)} rg /F1 ${decimal(size * 1.3)} Tf ${decimal(x)} ${decimal(pageHeight - y - size)} Td ${latinText(text)} Tj ET\n`;
}

function paint(color: Color): string {
  return color.map((part) => decimal(part / 255)).join(' ');
}

/** Never in the form of 1e-7, which PDF does not know. */
function decimal(value: number): string {
  return String(Number(value.toFixed(3)));
}

/** In the encoding of the font, which has no other letters than those of Western Europe. */
function latinText(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const isPrintable = (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
    if (!isPrintable) return '?';
    return /[()\\]/.test(letter) || code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : letter;
  });
  return `(${letters.join('')})`;
}

/** Any text, as the title of a document may be. */
function utf16Text(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
