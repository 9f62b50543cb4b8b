import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseValues,
  controlsIn,
  readDashboardView,
  viewOf,
  writeDashboardView,
} from '../../src/admin/dashboard-viewer/model/dashboardControls.js';
import { readWidgets } from '../../src/admin/dashboard-viewer/model/readWidgets.js';
import { variablesOf, variableValuesOf } from '../../src/admin/deployment-settings/templateVariables.js';
import { readNumber } from '../../src/admin/kit/dialog/readNumber.js';
import { tokensOf, withTokens } from '../../src/admin/notification-schedules/model/filterTokens.js';
import { readJsonObject, writeJsonObject } from '../../src/admin/shared/fields/jsonObject.js';
import { textsOfValues, valuesOfTexts } from '../../src/admin/shared/fields/valueTexts.js';
import { draftOf, readDraft } from '../../src/admin/user-management/model/attributeDraft.js';
import { readTokens, writeToken } from '../../src/ui/fields/readTokens.js';

const scalar = fc.oneof(
  fc.string(),
  fc.constantFrom(null, true, false, '', ' ', 'null', 'true', '∅', '“”', '“∅”', '“', '"', '=', '=1', '{"a":1}', 'Tokyo, Japan', 'a\tb'),
  fc.constantFrom(0, 1, '0', '1', '1.10', '007', '1e3', 2 ** 53, '9007199254740993', '12345678901234567890', 1e21, 1e-25, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.string({ minLength: 200, maxLength: 400 }),
);
const value = fc.oneof(scalar, fc.constant({ a: 1 }));
const manyValues = fc.array(scalar, { maxLength: 150 });

describe('the texts of values', () => {
  it('keep every value as it is, in its order, when texts are added and removed', () => {
    fc.assert(
      fc.property(fc.array(value), fc.array(value), fc.infiniteStream(fc.boolean()), (values, saved, kept) => {
        const texts = textsOfValues(values);
        expect(valuesOfTexts(texts, [values, saved])).toEqual(values);
        const isKept = values.map(() => kept.next().value);
        const rest = texts.filter((_, index) => isKept[index]);
        expect(valuesOfTexts([...rest, 'new text'], [values, saved])).toEqual([...values.filter((_, index) => isKept[index]), 'new text']);
        // Removed first, and put back afterwards.
        const without = valuesOfTexts(rest, [values]);
        const removed = texts.filter((_, index) => !isKept[index]);
        if (rest.length === 0) expect(valuesOfTexts(removed, [without, values])).toEqual(values);
      }),
    );
  });

  it('are different for different values', () => {
    fc.assert(
      fc.property(fc.uniqueArray(value, { selector: (each) => JSON.stringify(each) }), (values) => {
        expect(new Set(textsOfValues(values)).size).toBe(values.length);
      }),
    );
  });

  it('are read as text if they are typed, unless the other values or the operator say otherwise', () => {
    expect(valuesOfTexts(['2025', '0123', 'Tokyo, Japan', '∅', '“”'], [])).toEqual(['2025', '0123', 'Tokyo, Japan', null, '']);
    expect(valuesOfTexts(['2026', 'x'], [[2025, null]])).toEqual([2026, 'x']);
    expect(valuesOfTexts(['false', 'x'], [[true]])).toEqual([false, 'x']);
    expect(valuesOfTexts(['2026', 'true'], [[2025, true, 'x']])).toEqual(['2026', true]);
    expect(valuesOfTexts(['700', '-1.5', '1234567890123456', '12345678901234567890'], [], { isCompared: true })).toEqual([
      700,
      -1.5,
      1_234_567_890_123_456,
      '12345678901234567890',
    ]);
  });

  it('are tokens, which may contain separators in quotes', () => {
    expect(readTokens('EU, "Tokyo, Japan" ,"say ""hi""", 5" pipe,', ',', false)).toEqual({
      tokens: ['EU', 'Tokyo, Japan', 'say "hi"', '5" pipe'],
      rest: '',
    });
    expect(readTokens('EU, "Tokyo, Ja', ',', false)).toEqual({ tokens: ['EU'], rest: ' "Tokyo, Ja' });
    expect(readTokens('"Tokyo, Ja', ',', true).tokens).toEqual(['"Tokyo', 'Ja']);
    expect(readTokens('"a" b, "c"\tDoe, Jane\r\n', '', true).tokens).toEqual(['"a" b, "c"', 'Doe, Jane']);
    // A space that does not break is part of a French number.
    expect(readTokens('1\u202f234,5 2', ' ;', true).tokens).toEqual(['1\u202f234,5', '2']);
    fc.assert(
      fc.property(fc.array(scalar.map(String)), fc.constantFrom('', ',', ' ;'), (texts, separators) => {
        const tokens = texts.filter((text) => text !== '');
        const written = tokens.map((token) => writeToken(token, separators)).join('\n');
        expect(readTokens(written, separators, true).tokens).toEqual(tokens);
        expect(readTokens(`${written}\n`, separators, false)).toEqual({ tokens, rest: '' });
      }),
    );
  });
});

describe('the values of filters', () => {
  const filter = (id: string, operator: string, values: readonly unknown[]) => ({
    ...{ id, type: 'FILTER', position: { x: 0, y: 0, w: 1, h: 1 } },
    config: { member: 'sales.day', operator, values },
  });

  it('of a dashboard are the same after they are chosen, and after a round trip through a URL', () => {
    fc.assert(
      fc.property(manyValues, manyValues, (published, chosen) => {
        const controls = controlsIn(readWidgets([filter('a', 'equals', published)]).widgets);
        const [control] = controls;
        if (control === undefined) throw new Error('The filter is not a control.');
        const filtersOf = (values: readonly unknown[]) =>
          values.length === 0 ? [] : [{ member: 'sales.day', operator: 'equals', value: values }];
        expect(viewOf(controls, {}).filters).toEqual(filtersOf(published));
        const view = chooseValues({}, control, chosen, controls);
        const read = readDashboardView(new URLSearchParams(writeDashboardView(new URLSearchParams(), view).toString()));
        expect(viewOf(controls, read).filters).toEqual(filtersOf(chosen));
      }),
    );
  });

  it('on one field are all applied, and chosen separately', () => {
    const widgets = [filter('from', 'greater_than_or_equal', ['2025-01-01']), filter('to', 'less_than_or_equal', ['2025-03-31'])];
    const controls = controlsIn(readWidgets(widgets).widgets);
    const [, to] = controls;
    const view = to && chooseValues({}, to, ['2025-06-30'], controls);
    expect(viewOf(controls, view ?? {}).filters).toEqual([
      { member: 'sales.day', operator: 'greater_than_or_equal', value: ['2025-01-01'] },
      { member: 'sales.day', operator: 'less_than_or_equal', value: ['2025-06-30'] },
    ]);
  });

  it('name members that are longer than a title', () => {
    const member = `sales.${'x'.repeat(300)}`;
    const [control] = controlsIn(readWidgets([{ ...filter('a', 'equals', [1]), config: { member } }]).widgets);
    expect(control?.member).toBe(member);
  });

  it('of a schedule are the same after a text is added and removed, or another comparison is tried', () => {
    fc.assert(
      fc.property(fc.oneof(manyValues, scalar), (given) => {
        const before = { member: 'sales.region', operator: 'equals', value: given };
        const added = withTokens(before, [...tokensOf(before), 'new'], before);
        const after = withTokens(added, tokensOf(added).slice(0, -1), before);
        const tried = withTokens(withTokens({ ...after, operator: 'contains' }, tokensOf(after), before), tokensOf(after), before);
        for (const { value: left } of [after, tried]) expect([left].flat()).toEqual(given === null ? [] : [given].flat());
      }),
    );
  });
});

describe('values that are typed as JSON', () => {
  it('are the same after a round trip through a template variable', () => {
    fc.assert(
      fc.property(fc.oneof(scalar, fc.jsonValue()), (given) => {
        const json = JSON.parse(JSON.stringify(given));
        expect(variablesOf(variableValuesOf({ name: json }))).toEqual({ name: json });
      }),
    );
  });

  it('keep their digits in a template variable, as text if a number would lose or change them', () => {
    const typed = (text: string) => variablesOf({ 'variable:name': text }).name;
    expect(['12345678901234567890', '1.10', '007', '1e3', '42', '-1.5', ' 7 '].map(typed)).toEqual([
      '12345678901234567890',
      '1.10',
      '007',
      '1e3',
      42,
      -1.5,
      7,
    ]);
    expect(typed('{"id": 9007199254740993, "rate": 1.10}')).toEqual({ id: '9007199254740993', rate: 1.1 });
    expect(['null', 'true', '""', '"5"', 'NaN', ''].map(typed)).toEqual([null, true, '', '5', 'NaN', '']);
  });

  it('keep the digits of ids in objects, such as security contexts', () => {
    expect(readJsonObject('{"user_id": 9007199254740993, "ids": [1, 12345678901234567890], "rate": 0.5}')).toEqual({
      ...{ user_id: '9007199254740993', ids: [1, '12345678901234567890'] },
      rate: 0.5,
    });
    expect([readJsonObject('{"a": NaN}'), readJsonObject('[1]'), readJsonObject(' ')]).toEqual([null, null, undefined]);
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const json = JSON.parse(JSON.stringify(object));
        expect(readJsonObject(writeJsonObject(json))).toEqual(json);
      }),
    );
  });
});

describe('the values of attributes', () => {
  it.each(['en', 'de', 'ar-EG', 'fr'])('stay what they are beside new ones, in %s', (locale) => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(null, '', '1', 'a, b')), { minLength: 1 }), (saved) => {
        const draft = draftOf('string_array', saved, locale);
        expect(readDraft('string_array', [...draft, 'new'], locale, saved)).toEqual({ kind: 'value', value: [...saved, 'new'] });
      }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(scalar, fc.double()).filter((each) => each === null || Number.isFinite(each)),
          { minLength: 1 },
        ),
        (saved) => {
          const draft = draftOf('number_array', saved, locale);
          expect(readDraft('number_array', [...draft, '7'], locale, saved)).toEqual({ kind: 'value', value: [...saved, 7] });
        },
      ),
    );
  });

  it('are refused if a number would lose digits', () => {
    expect(['9007199254740993', '0.12345678901234567', '9007199254740991', '1.10'].map((text) => readNumber(text, 'en'))).toEqual([
      'inexact',
      'inexact',
      9_007_199_254_740_991,
      1.1,
    ]);
    expect(readDraft('number', '9.007.199.254.740.993', 'de')).toEqual({ kind: 'too-many-digits', text: '9.007.199.254.740.993' });
    expect(readDraft('number_array', ['1', '12345678901234567890'], 'en')).toMatchObject({ kind: 'too-many-digits' });
    // The client reads long integers as text.
    expect(readDraft('number_array', ['9007199254740993', '2'], 'en', ['9007199254740993'])).toMatchObject({ kind: 'too-many-digits' });
  });
});
