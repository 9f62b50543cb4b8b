/**
 * Presses what a curious reader would in the last turn of a panel: steps, calls, views, tabs, headers, the large view, chart options, sources,
 * the query, and “Show more”. Runs inside the page; every press is a separate task.
 */
export async function openEverything(): Promise<void> {
  const panel = document.querySelector('parley-chat')?.shadowRoot;
  const turn = [...(panel?.querySelectorAll('[data-slot="turn"]') ?? [])].at(-1);
  const rest = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const press = async (selector: string, most: number) => {
    for (let count = 0; count < most; count++) {
      const button = turn?.querySelectorAll<HTMLElement>(selector)[count];
      if (button === undefined) return;
      button.click();
      await rest();
      await rest();
    }
  };
  const closed = '[data-slot="disclosure-button"][aria-expanded="false"]';
  await press(`[data-slot="steps"] ${closed}`, 1);
  await press(`[data-slot="tool-call"] ${closed}`, 1);
  await press(`[data-slot="tool-call"] ${closed}`, 2);
  await press('[data-slot="steps"] [data-slot="show-more"] button', 1);
  await press('[data-slot="steps"] [data-slot="show-more"] button', 1);
  await press('[data-value="table"]', 1);
  await press('.parley-result-sort', 1);
  await press('.parley-result-sort', 1);
  await press('[data-slot="result-table-box"] [data-slot="show-more"] button', 2);
  await press('[data-slot="expand"]', 1);
  await press('[data-slot="expand"]', 1);
  await press('[data-slot="sql-result"] header [aria-expanded="false"][aria-controls]', 1);
  await press(`[data-slot="provenance"]${closed}, [data-slot="provenance"] ${closed}`, 2);
  await press('[data-value="sql"]', 1);
  await press('[data-slot="query-text"] button[aria-pressed="false"]', 1);
  await press('[data-slot="result-details"] [data-slot="show-more"] button', 2);
  await press('[data-slot="turn-results"] > [data-slot="show-more"] button', 2);
}
