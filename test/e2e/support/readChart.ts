/** What a chart came to, taken from the card of its result inside the page. Points at its first marks and presses them. */
export function readChart(card: Element): ReadChart {
  const chart = card.querySelector<HTMLElement>('[data-slot="chart"]');
  const marks = [...card.querySelectorAll('.role-mark > *')];
  for (const mark of marks.slice(0, 3)) {
    const { left, top } = mark.getBoundingClientRect();
    for (const type of ['pointerover', 'pointermove', 'mousemove', 'pointerdown', 'pointerup', 'click']) {
      mark.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, clientX: left + 1, clientY: top + 1 }));
    }
  }
  const elements = [...(chart?.querySelectorAll('.parley-chart-frame *') ?? [])];
  const values = elements.flatMap((element) =>
    element.getAttributeNames().flatMap((name) => (name.startsWith('aria-') ? [] : [element.getAttribute(name) ?? ''])),
  );
  return {
    state: chart?.dataset.state ?? '',
    markCount: marks.length,
    elementCount: elements.length,
    tags: [...new Set(elements.map((element) => element.localName))],
    addresses: values.filter((value) => /url\((?!["']?#)|:\/\//.test(value.replace('http://www.w3.org/', ''))),
    problem: card.querySelector('.parley-chart-problem')?.textContent ?? '',
    tableRows: card.querySelectorAll('[data-slot="result-table"] [role="row"], [data-slot="result-table"] tr').length,
  };
}

export interface ReadChart {
  /** `ready` or `failed`. */
  readonly state: string;
  readonly markCount: number;
  readonly elementCount: number;
  readonly tags: readonly string[];
  /** Values of attributes that lead out of the chart. */
  readonly addresses: readonly string[];
  /** Why there is no chart. */
  readonly problem: string;
  readonly tableRows: number;
}
