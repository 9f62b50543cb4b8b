import { createLocalService } from '@parley/local-service';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { memo } from 'react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { germanReports } from '../../src/admin/report-list/labels/de.js';
import { englishReports } from '../../src/admin/report-list/labels/en.js';
import { useReportLabels } from '../../src/admin/report-list/reportColumns.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider, type ParleyProviderProps, useLabels } from '../../src/index.js';
import { type AdminLabels, type DeepPartial, english, german, type Labels, mergeLabels } from '../../src/labels.js';
import { memoryStorage } from '../chat/panel/support/memoryStorage.js';

describe('merged labels', () => {
  it('have the given texts, and those of the catalogue for all others', () => {
    const querying = (subject: string) => `Fetching ${subject}`;
    const merged = mergeLabels(english, { chat: { heading: 'Warehouse', intro: undefined }, steps: { querying } });
    expect(merged).toEqual({
      ...english,
      chat: { ...english.chat, heading: 'Warehouse' },
      steps: { ...english.steps, querying },
    });
    expect(english.chat.heading).not.toBe('Warehouse');
  });

  it('are the given catalogue if that is whole, whatever the catalogue below', () => {
    expect(mergeLabels(english, german)).toEqual(german);
  });

  it('are the same object for the same arguments', () => {
    const labels = { chat: { heading: 'Warehouse' } };
    expect(mergeLabels(english, labels)).toBe(mergeLabels(english, labels));
    expect(mergeLabels(german, labels)).not.toBe(mergeLabels(english, labels));
    expect(mergeLabels(english, undefined)).toBe(english);
  });

  it('merge in any order of nesting: outer labels first, then inner ones', () => {
    const groups = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.dictionary(fc.constantFrom('d', 'e', 'f'), fc.string()));
    fc.assert(
      fc.property(groups, groups, groups, (base: Groups, outer: Groups, inner: Groups) => {
        expect(mergeLabels(mergeLabels(base, outer), inner)).toEqual(mergeLabels(base, mergeLabels(outer, inner)));
      }),
    );
  });

  it('refuse keys that no catalogue has, and keep functions whole', () => {
    expectTypeOf<{ chat: { heading: string } }>().toExtend<DeepPartial<Labels>>();
    expectTypeOf<Labels>().toExtend<DeepPartial<Labels>>();
    expectTypeOf<DeepPartial<Labels>['steps']>().toEqualTypeOf<DeepPartial<Labels['steps']> | undefined>();
    expectTypeOf<Required<DeepPartial<Labels['steps']>>['querying']>().toEqualTypeOf<((subject: string) => string) | undefined>();
    // @ts-expect-error There is no such text.
    mergeLabels<Labels>(english, { chat: { headline: 'Warehouse' } });
    // @ts-expect-error It must be a function.
    mergeLabels<Labels>(english, { steps: { querying: 'Fetching' } });
    // @ts-expect-error There is no such widget.
    const admin: DeepPartial<AdminLabels> = { warehouses: {} };
    expect(admin).toBeDefined();
  });
});

interface Groups {
  [name: string]: { [name: string]: string };
}

describe('a provider with a few labels', () => {
  const service = createLocalService();
  const client = createServiceClient({
    chatUrl: service.addresses.agentChatUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    fetch: service.fetch,
  });
  const storage = memoryStorage();
  const Provider = (props: Omit<ParleyProviderProps, 'client'>) => <ParleyProvider client={client} storage={storage} {...props} />;

  it('replaces these and keeps those of the provider around it', () => {
    const Texts = () => {
      const { chat } = useLabels();
      const reports = useReportLabels();
      return <p>{[chat.heading, chat.send, reports.caption, reports.search].join(' | ')}</p>;
    };
    render(
      <Provider labels={german} adminLabels={{ reports: germanReports }}>
        <Provider labels={{ chat: { heading: 'Lager' } }} adminLabels={{ reports: { caption: 'Auswertungen' } }}>
          <Texts />
        </Provider>
        <Provider>
          <Texts />
        </Provider>
      </Provider>,
    );
    screen.getByText(`Lager | ${german.chat.send} | Auswertungen | ${germanReports.search}`);
    screen.getByText([german.chat.heading, german.chat.send, germanReports.caption, germanReports.search].join(' | '));
  });

  it('rerenders nothing for a new object with equal texts, and everything for another text', () => {
    const texts = vi.fn();
    const Text = memo(function Text() {
      texts(useLabels().chat.heading, useReportLabels().caption, useReportLabels().search);
      return null;
    });
    const text = <Text />;
    const page = (heading: string, caption: string) => (
      <Provider labels={{ chat: { heading } }} adminLabels={{ reports: { caption } }}>
        {text}
      </Provider>
    );
    const { rerender } = render(page('Warehouse', 'Drafts'));
    rerender(page('Warehouse', 'Drafts'));
    expect(texts).toHaveBeenCalledTimes(1);
    rerender(page('Stock', 'Drafts'));
    rerender(page('Stock', 'Sheets'));
    expect(texts.mock.calls).toEqual([
      ['Warehouse', 'Drafts', englishReports.search],
      ['Stock', 'Drafts', englishReports.search],
      ['Stock', 'Sheets', englishReports.search],
    ]);
  });
});
