import { type State, StateError } from './State.js';

/** What the demo data was made from. State that is kept fits only the data of the same seed. */
export interface KeptOrigin {
  readonly seed: number;
  readonly userCount: number | undefined;
}

/** The options that the state was made with. Others are refused, because the records would not show them. */
export function keptOrigin(state: State, given: Partial<KeptOrigin>): KeptOrigin {
  const { value: kept } = state.cell<KeptOrigin>('origin', { seed: given.seed ?? 1, userCount: given.userCount });
  for (const name of ['seed', 'userCount'] as const) {
    if (given[name] === undefined || given[name] === kept[name]) continue;
    const message = `The state was made with ${name} ${kept[name] ?? 'by default'}, not ${given[name]}.`;
    throw new StateError('options', `${message} Leave the option out, or choose another file.`);
  }
  return { seed: kept.seed, userCount: kept.userCount };
}
