'use client';
import { useMemo, useState } from 'react';
import { useLatest } from '../../react/state/useLatest.js';
import type { ParamCodec } from './paramCodecs.js';

/**
 * The parameters of an address, and a function that replaces them: the result of React Router's `useSearchParams()`, of
 * `useHistoryParams()`, or the same made from another router. `replace` keeps typing out of the history.
 */
export type ParamsState = readonly [
  params: Pick<URLSearchParams, 'get' | 'toString'>,
  setParams: (params: URLSearchParams, options: { readonly replace: boolean }) => void,
];

/** How the view of a list is written into parameters. Widgets export theirs, such as `reportListParams`. */
export interface ListParamCodecs {
  /** One for each filter, under its own name. */
  readonly filters?: FilterCodecs | undefined;
  /** The order, as `sort`. */
  readonly sort?: ParamCodec<unknown, never> | undefined;
}

/** The view of a list, controlled by an address: spread it into the widget. */
export type ListParamsView<Codecs extends ListParamCodecs> = SearchView &
  (Codecs extends { readonly filters: infer Filters extends FilterCodecs }
    ? FiltersView<
        { readonly [Name in keyof Filters]?: Filters[Name] extends ParamCodec<infer Value, never> ? Value : never },
        { readonly [Name in keyof Filters]?: Filters[Name] extends ParamCodec<unknown, infer Written> ? Written : never }
      >
    : unknown) &
  (Codecs extends { readonly sort: ParamCodec<infer Sort, infer Sort> } ? SortView<Sort> : unknown);

type FilterCodecs = Readonly<Record<string, ParamCodec<unknown, never>>>;

/** The search of a list, from its address. */
export interface SearchView {
  /** The search; empty without a parameter. */
  readonly search: string;
  /** Writes the search into the address, in place of the present entry of the history. */
  readonly onSearchChange: (search: string) => void;
}

/** The filters of a list, from its address. */
export interface FiltersView<Filters, Written = Filters> {
  /** The filters in use. */
  readonly filters: Filters;
  /** Writes all filters into the address. */
  readonly onFiltersChange: (filters: Written) => void;
}

/** The order of a list, from its address. */
export interface SortView<Sort> {
  /** The order; the list's own without a parameter. */
  readonly sort: Sort;
  /** Writes the order into the address. */
  readonly onSortChange: (sort: Sort) => void;
}

/** The options of `useListParams`. */
export interface ListParamsOptions {
  /** Stands before the name of each parameter, for several lists on one page: `reports.`. Default: none. */
  readonly prefix?: string | undefined;
}

/**
 * Keeps search, filters and order of a list in the URL, so that a view can be bookmarked, shared and left with the back button:
 * `<ReportList deploymentId={1} {...useListParams(reportListParams, useSearchParams())} />`. Other parameters stay as they are, and values
 * that the list does not know are ignored.
 */
export function useListParams<Codecs extends ListParamCodecs>(
  params: Codecs,
  [address, setAddress]: ParamsState,
  { prefix = '' }: ListParamsOptions = {},
): ListParamsView<Codecs> {
  const text = address.toString();
  const latest = useLatest({ text, setAddress });
  const [codecs] = useState(() => params as AnyCodecs);
  return useMemo(() => {
    const read = new URLSearchParams(text);
    const textOf = (name: string) => shortText(read.get(prefix + name));
    const write = (values: Readonly<Record<string, string | undefined>>, replace: boolean) => {
      const next = new URLSearchParams(latest.current.text);
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined || value === '') next.delete(prefix + name);
        else next.set(prefix + name, value);
      }
      if (next.toString() !== latest.current.text) latest.current.setAddress(next, { replace });
    };
    const { filters, sort } = codecs;
    const view = {
      search: textOf('search') ?? '',
      onSearchChange: (search: string) => write({ search }, true),
      ...(filters !== undefined && {
        filters: mapValues(filters, (codec, name) => codec.read(textOf(name))),
        onFiltersChange: (next: Readonly<Record<string, unknown>>) =>
          write(
            mapValues(filters, (codec, name) => codec.write(next[name])),
            false,
          ),
      }),
      ...(sort !== undefined && {
        sort: sort.read(textOf('sort')),
        onSortChange: (next: unknown) => write({ sort: sort.write(next) }, false),
      }),
    };
    // Each value was read by the codec that determines its type.
    return view as ListParamsView<Codecs>;
  }, [text, prefix, codecs, latest]);
}

interface AnyCodecs {
  readonly filters?: Readonly<Record<string, ParamCodec<unknown>>> | undefined;
  readonly sort?: ParamCodec<unknown> | undefined;
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}

/** Nobody types more, and a longer one would only burden the service. */
function shortText(text: string | null): string | undefined {
  return text === null || text === '' || text.length > 200 ? undefined : text;
}
