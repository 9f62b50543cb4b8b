import { describe, expect, it } from 'vitest';
import { StateError } from '../../src/index.js';
import { createKeptState } from '../../src/state/createKeptState.js';
import { createLogStore } from '../support/logStore.js';

function open(log = createLogStore(), isLong = false) {
  return { log, state: createKeptState(log.open(isLong)) };
}

describe('state that is kept', () => {
  it('gives back every kind of plain value as it was', async () => {
    const { log, state } = open();
    const values = {
      nothing: null,
      yes: true,
      number: 1.5,
      text: 'Ω "quoted"\n\u2028\u0000',
      long: 'x'.repeat(1000),
      list: [1, ['t', 1], [undefined], []],
      object: { ['__proto__']: 1, t: ['m', 3], toString: 'own' },
      set: new Set(['a', 2]),
      date: new Date(5),
      bytes: new Uint8Array([0, 255]),
      map: new Map<unknown, unknown>([['a', new Map([['inner', 'y'.repeat(500)]])]]),
    };
    const map = state.map<string, unknown>('values');
    for (const [name, value] of Object.entries(values)) map.set(name, value);
    await state.save();
    expect(Object.fromEntries(open(log).state.map('values'))).toStrictEqual(values);
  });

  it('writes only what changed, and nothing where nothing did', async () => {
    const { log, state } = open();
    const map = state.map<number, string>('rows', [
      [1, 'one'],
      [2, 'two'],
    ]);
    map.set(3, 'three');
    await state.save();
    map.set(2, 'new').delete(1);
    await state.save();
    await state.save();
    expect(log.transactions.slice(1).map((text) => JSON.parse(text))).toEqual([
      [
        ['=', 'rows', 2, 'new'],
        ['-', 'rows', 1],
      ],
    ]);
    expect([...open(log).state.map('rows')]).toEqual([
      [2, 'new'],
      [3, 'three'],
    ]);
  });

  it('does not fill what was emptied with what it began with', async () => {
    const { log, state } = open();
    state.map('rows', [[1, 'one']]).clear();
    await state.save();
    expect([...open(log).state.map('rows', [[1, 'one']])]).toEqual([]);
    expect([...open(log, true).state.map('rows', [[1, 'one']])]).toEqual([]);
  });

  it('writes files that two values share once, and they share them again', async () => {
    const { log, state } = open();
    const files = new Map([['model.yml', 'z'.repeat(10_000)]]);
    const map = state.map<string, ReadonlyMap<string, string>>('branches');
    map.set('main', files);
    await state.save();
    map.set('dev', new Map([...files, ['other.yml', 'q']])).set('copy', files);
    await state.save();
    expect(log.transactions[1]?.length).toBeLessThan(200);
    const again = open(log).state.map<string, ReadonlyMap<string, string>>('branches');
    expect(again.get('copy')).toBe(again.get('main'));
    expect(again.get('dev')).toEqual(map.get('dev'));
  });

  it('keeps what no part of the service has asked for yet, when the log is replaced', async () => {
    const { log, state } = open();
    state.map<string, string>('rows').set('a', 'x'.repeat(500));
    await state.save();
    const later = open(log, true).state;
    later.map<string, number>('others').set('b', 1);
    await later.save();
    expect(log.transactions).toHaveLength(1);
    expect(open(log).state.map('rows').get('a')).toHaveLength(500);
  });

  it('keeps all changes made while something is written in one transaction', async () => {
    const { log, state } = open();
    const map = state.map<number, number>('rows');
    const saves = Array.from({ length: 20 }, async (_, index) => {
      await (index < 1 ? undefined : Promise.resolve());
      map.set(index, index);
      await state.save();
    });
    await Promise.all(saves);
    expect(log.transactions.length).toBeLessThan(4);
    expect([...open(log).state.map('rows')]).toHaveLength(20);
  });

  it('refuses a function and an object of a class, and undoes the change', async () => {
    const { log, state } = open();
    const map = state.map<string, unknown>('rows', [['first', 1]]);
    for (const value of [() => 1, new URL('http://localhost'), Number.NaN]) {
      map.set('a', { value });
      await expect(state.save()).rejects.toThrow(/could not be kept/);
      expect([...map]).toEqual([['first', 1]]);
    }
    map.set('a', 2);
    await state.save();
    expect([...open(log).state.map('rows')]).toEqual([
      ['first', 1],
      ['a', 2],
    ]);
  });
});

describe('a store that cannot be written', () => {
  it('undoes the changes for all who wait, in their order, and works again when it can', async () => {
    const { log, state } = open();
    const map = state.map<number, string>('rows', [
      [1, 'one'],
      [2, 'two'],
    ]);
    const next = state.cell('next', 3);
    const files = new Map([['model.yml', 'z'.repeat(1000)]]);
    log.fail = new StateError('full', 'No room.');
    map.delete(1);
    const first = state.save();
    await Promise.resolve();
    map.set(3, 'three').set(2, 'changed');
    next.value += 1;
    const second = state.save();
    await expect(first).rejects.toThrow('No room.');
    await expect(second).rejects.toThrow('No room.');
    expect([...map]).toEqual([
      [1, 'one'],
      [2, 'two'],
    ]);
    expect(next.value).toBe(3);
    await state.save();
    expect(log.transactions).toEqual([]);

    log.fail = undefined;
    const branches = state.map<string, unknown>('branches');
    branches.set('main', files);
    await state.save();
    log.fail = new Error('EIO');
    branches.set('dev', new Map([['other.yml', 'w'.repeat(1000)]]));
    await expect(state.save()).rejects.toMatchObject({ code: 'unusable' });
    log.fail = undefined;
    branches.set('dev', new Map([['other.yml', 'w'.repeat(1000)]]));
    await state.save();
    const again = open(log).state;
    expect([...again.map('rows')]).toEqual([...map]);
    expect([...again.map('branches')]).toEqual([...branches]);
  });

  it('calls whoever listens, before and after', async () => {
    const { log, state } = open();
    const map = state.map<string, number>('rows');
    const seen: number[] = [];
    state.onUndo({ before: () => seen.push(map.size), after: () => seen.push(map.size) });
    log.fail = new Error('EIO');
    map.set('a', 1);
    await expect(state.save()).rejects.toThrow('EIO');
    expect(seen).toEqual([1, 0]);
  });

  it('that refuses to be replaced is appended to', async () => {
    const { log } = open();
    const store = log.open(true);
    const state = createKeptState({ ...store, replace: () => Promise.reject(new Error('No room.')) });
    state.map<string, number>('rows').set('a', 1);
    await state.save();
    expect([...open(log).state.map('rows')]).toEqual([['a', 1]]);
  });

  it('with contents of another form is refused', () => {
    for (const transaction of ['{', '{}', '[["?"]]', '[["=","rows",1,2]]', '[["+","rows"],["=","rows",1,["m",7]]]']) {
      const log = createLogStore();
      log.transactions.push(transaction);
      expect(() => open(log)).toThrow(StateError);
    }
  });
});
