import { render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, use } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../../src/styles/styles.css';
import { ResultViewContext } from '../../../../src/chat/results/ResultViewContext.js';
import { SqlResult, type SqlResultProps } from '../../../../src/chat/results/SqlResult.js';
import { Announcer } from '../../../../src/ui/announcer/Announcer.js';
import { monthlyRevenue } from '../../../../stories/support/exampleResults.js';
import { createDataQueryService } from '../dataQueryService.js';

beforeEach(() => localStorage.clear());

const result = { ...monthlyRevenue(), sqlQuery: 'SELECT month FROM orders' };
const field = () => screen.findByRole('textbox', { name: 'SQL query' });
const textOf = async () => [...(await field()).querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n');
const wrong = () => [...document.querySelectorAll('.parley-query-wrong')].map(({ textContent }) => textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function show(props: Partial<SqlResultProps> = {}, service = createDataQueryService()) {
  const Wrapper = service.wrapper;
  const card = (
    <StrictMode>
      <Wrapper>
        <Announcer>
          <div className="parley" style={{ inlineSize: 600 }}>
            <SqlResult result={result} defaultView="sql" {...props} />
          </div>
        </Announcer>
      </Wrapper>
    </StrictMode>
  );
  return { service, ...render(card) };
}

async function editing(text: string, props?: Partial<SqlResultProps>) {
  const shown = show(props);
  await press('Edit');
  await expect.element(await field()).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(text);
  return shown;
}

/** What the parts around a result know of what it shows. */
function SeenQuery() {
  return <span data-testid="seen">{use(ResultViewContext)?.own?.sqlQuery}</span>;
}

const schema = { schema: [{ name: 'answer', column_type: 'Int64' }] };

describe('the query of a result', () => {
  it('runs with Ctrl+Enter, is marked as the reader’s own, and leads back to the original', async () => {
    const rows: unknown[] = [];
    const { service } = await editing('SELECT 42 AS answer', {
      onRows: (shown) => rows.push(shown.columns[0]?.name),
      children: <SeenQuery />,
    });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await service.asked();
    expect(await service.requests[0]?.clone().json()).toEqual({ query: 'SELECT 42 AS answer' });
    service.send(schema, { data: [['42']] });
    service.end();

    const mark = await screen.findByRole('group', { name: 'Your query' });
    await expect.element(mark).toHaveFocus();
    expect(mark).toHaveTextContent('The text of the answer is about the original query.');
    expect(screen.getByRole('article', { name: 'Your query' })).toBeVisible();
    expect(screen.getByTestId('seen')).toHaveTextContent('SELECT 42 AS answer');
    expect(screen.getByRole('tab', { name: 'Table' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('42');
    expect(screen.queryByRole('tab', { name: 'Chart' })).toBeNull();
    await userEvent.click(within(mark).getByRole('button', { name: 'Original' }));
    expect(screen.queryByRole('group', { name: 'Your query' })).toBeNull();
    expect(screen.getByTestId('seen')).toHaveTextContent('');
    await expect.element(screen.getByRole('tab', { selected: true })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Chart' })).toBeInTheDocument();
    // The host gets only the rows of the answer.
    expect(new Set(rows)).toEqual(new Set(['month']));
  });

  it('can be cancelled, and keeps the text', async () => {
    const { service } = await editing('SELECT 1');
    await press('Run');
    await service.asked();
    service.send(schema, { data: [['1'], ['2']] });
    await screen.findByText('Running… Rows so far: 2');
    await press('Cancel');
    expect(service.requests[0]?.signal.aborted).toBe(true);
    expect(await textOf()).toBe('SELECT 1');
    expect(screen.queryByRole('group', { name: 'Your query' })).toBeNull();
  });

  it('shows why it failed, marks the position, and moves the caret there', async () => {
    const { service } = await editing('SELECT month{Enter}FORM orders');
    await press('Run');
    await service.asked();
    service.send({ error: 'Expected end of statement at Line: 2, Column: 6' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The query failed.');
    expect(alert).toHaveTextContent('Expected end of statement at Line: 2, Column: 6');
    await expect.element(await field()).toHaveAccessibleDescription(/Expected end of statement/);
    await waitFor(() => expect(wrong()).toEqual(['orders']));
    await press('Line 2, column 6');
    await userEvent.keyboard('new_');
    expect(await textOf()).toBe('SELECT month\nFORM new_orders');
    expect(wrong()).toEqual([]);
  });

  it('keeps the text when closed, in another view, and after a reload', async () => {
    const { service, unmount } = await editing('SELECT kept');
    await press('Close');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
    expect(screen.getByRole('tabpanel')).toHaveTextContent('SELECT month FROM orders');
    await press('Edit');
    expect(await textOf()).toBe('SELECT kept');
    await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
    await userEvent.click(screen.getByRole('tab', { name: 'SQL' }));
    expect(await textOf()).toBe('SELECT kept');
    expect(screen.getByRole('tab', { name: 'SQL' })).toHaveFocus();
    unmount();
    show({}, service);
    await press('Edit');
    expect(await textOf()).toBe('SELECT kept');
    await press('Original');
    expect(await textOf()).toBe('SELECT month FROM orders');
  });

  it('indents with Tab, and is left with Escape and Tab', async () => {
    await editing('SELECT 1');
    await userEvent.keyboard('{Home}{Tab}');
    expect(await textOf()).toBe('  SELECT 1');
    await userEvent.keyboard('{Escape}{Tab}');
    expect(document.activeElement).toHaveTextContent('Run');
  });

  it('can be formatted in the view and in the editor, and is unchanged if it cannot be', async () => {
    show();
    await press('Format');
    await waitFor(() => expect(screen.getByRole('tabpanel').querySelector('pre')?.textContent).toBe('SELECT month\nFROM orders'));
    await press('Format');
    expect(screen.getByRole('tabpanel').querySelector('pre')?.textContent).toBe('SELECT month FROM orders');
    await press('Edit');
    await press('Format');
    expect(await textOf()).toBe('SELECT month\nFROM orders');
    await userEvent.keyboard("{Control>}a{/Control}SELECT 'open");
    await press('Format');
    expect(await screen.findByText('This query can’t be formatted.')).toBeVisible();
    expect(await textOf()).toBe("SELECT 'open");
  });

  it.each<[string, Partial<SqlResultProps>, boolean]>([
    ['downloads are restricted', { restrictDataDownload: true }, true],
    ['there is no client', {}, false],
  ])('cannot be edited if %s', (_when, props, hasClient) => {
    if (hasClient) show(props);
    else render(<SqlResult result={result} defaultView="sql" {...props} />);
    expect(screen.getByRole('button', { name: 'Format' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('shows hostile text as text', async () => {
    const sqlQuery = 'SELECT 1 -- \u202E<img src=x onerror=alert(1)>';
    show({ result: { ...result, sqlQuery } });
    await press('Edit');
    expect((await field()).querySelector('img[src]')).toBeNull();
    expect((await field()).querySelector('.parley-code-special')).toBeVisible();
    expect(await textOf()).toContain('<img src=x onerror=alert(1)>');
  });
});
