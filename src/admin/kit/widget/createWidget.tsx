'use client';
import { type ComponentProps, createContext, type JSX, type Key, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { createReducerStore, type ReducerStore } from '../../../data/createReducerStore.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import type { EventOptions } from '../../../data/events/ParleyEvent.js';
import { useEmit, useEmitOnce } from '../../../data/events/useEmit.js';
import { isShallowEqual } from '../../../react/equality/isShallowEqual.js';
import { useStoreSelector } from '../../../react/state/useStoreSelector.js';
import { partClass } from '../../../ui/partClass.js';
import { WidgetToasts } from '../../../ui/toasts/Toasts.js';
import { Tooltips } from '../../../ui/tooltip/Tooltips.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';
import { useUnknownEventWarning } from '../events/useUnknownEventWarning.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';
import { type FormMemory, useFormInputs } from '../leave-guard/useFormInputs.js';
import { keepFocus } from './keepFocus.js';
import { type DialogOptions, type DialogState, useDialogState } from './useDialogState.js';
import { WidgetAround } from './useSlots.js';
import { DialogGuard, type FailureOptions, WidgetBoundary } from './WidgetBoundary.js';

/** What a widget is made of: its options, its logic and its element. */
export interface WidgetDefinition<Options extends object, Model> {
  /** The widget's `data-slot` and, after `parley-`, its CSS class: `report-list`. */
  readonly name: string;
  /** The name of the root component, for the error message of a part used outside it: `ReportListRoot`. */
  readonly root: string;
  /** Every option, so that all other props go to the `<div>`. An option that is missing here does not compile. */
  readonly options: OptionKeys<Options>;
  /** Options in, model out; renders nothing. */
  readonly useModel: (options: Options) => Model;
  /** The value of `data-state`. */
  readonly stateOf: (model: Model) => string;
  /** More `data-…` attributes of the root, computed from the model. */
  readonly dataOf?: ((model: Model) => Readonly<Record<`data-${string}`, string | boolean | undefined>>) | undefined;
  /** The subject of the widget, such as its deployment. All state resets when it changes. */
  readonly subjectOf?: ((options: Options) => Key | undefined) | undefined;
}

/** Lists every option of a widget once: `{ deploymentId: true, … }`. A missing or unknown key does not compile. */
export type OptionKeys<Options> = Readonly<Record<keyof Options, true>>;

/** The props of a widget's root: its options, its dialogs, what it shows if it fails, and those of a `<div>`. */
export type WidgetProps<Options, Dialog = never> = Options &
  DialogOptions<Dialog> &
  FailureOptions &
  WidgetEventOptions &
  Omit<ComponentProps<'div'>, keyof Options | keyof DialogOptions<Dialog> | keyof FailureOptions>;

/** The options for a listener to the widget's events. */
type WidgetEventOptions = Omit<EventOptions, 'includeText'>;

/** What the parts of a widget read. Never changed, only replaced. */
export interface WidgetState<Options, Model, Dialog> {
  /** The options that the host passed to the root. */
  readonly options: Options;
  /** The result of `useModel`. */
  readonly model: Model;
  /** Opens and closes the dialogs of the widget. */
  readonly dialogs: DialogState<Dialog>;
}

/** The root of a widget, and the hooks that its parts read it with. Returned by `createWidget`. */
export interface Widget<Options extends object, Model, Dialog extends AnyDialog> {
  /** Runs the model and provides it to the parts inside. Renders a `<div>`. */
  Root(props: WidgetProps<Options, Dialog>): JSX.Element;
  /** Returns what `selector` picks and rerenders only when one of its members changes. */
  useSelector<Slice>(selector: (state: WidgetState<Options, Model, Dialog>) => Slice): Slice;
  /** Returns a function that reads the present state, for event handlers. */
  useGet(): () => WidgetState<Options, Model, Dialog>;
  /**
   * Returns the memory of one form, for `useActionForm`, even while another subject is shown. `place` identifies the form within the
   * widget. `fields` are those to keep: by default all, but leave out secrets of other people and what should be chosen each time.
   */
  useFormMemory(place: string, fields?: readonly string[]): FormMemory;
  /** Mounts `children` each time a dialog of this kind opens, and keeps them while it fades out. */
  DialogOf<Kind extends Dialog['kind']>(props: DialogOfProps<Extract<Dialog, { kind: Kind }>, Kind>): JSX.Element | null;
}

/** A dialog of a widget: its `kind`, and the data it is about. */
interface AnyDialog {
  /** Identifies the dialog within its widget: `rename`. */
  readonly kind: string;
}

/** The props of a widget's `DialogOf`. */
export interface DialogOfProps<Dialog, Kind> {
  /** The kind of dialog to render. */
  kind: Kind;
  /** Renders the dialog. Called with its data and the props that open and close it. */
  children: (dialog: Dialog, props: OpenProps) => ReactNode;
}

/** What each dialog component takes. */
export interface OpenProps {
  /** True if the dialog is open. */
  readonly open: boolean;
  /** Called when the dialog should open or close. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The keys of a value that the host controls or not, for `options`: `filter`, `defaultFilter` and `onFilterChange` for `'filter'`. */
export function controlledKeys<Name extends string>(name: Name): OptionKeys<ControlledOptions<Name>> {
  const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
  // The compiler does not compute names of members.
  return { [name]: true, [`default${capitalized}`]: true, [`on${capitalized}Change`]: true } as OptionKeys<ControlledOptions<Name>>;
}

type ControlledOptions<Name extends string> = Record<Name | `default${Capitalize<Name>}` | `on${Capitalize<Name>}Change`, unknown>;

/** The options of a list's view, for `options`. */
export const listOptionKeys = { ...controlledKeys('search'), ...controlledKeys('filters'), ...controlledKeys('sort') } as const;

/** Declares a widget once: `const reportList = createWidget<ReportListOptions, ReportListModel>({ name: 'report-list', … })`. */
/* @__NO_SIDE_EFFECTS__ */
export function createWidget<Options extends object, Model, Dialog extends AnyDialog = never>(
  definition: WidgetDefinition<Options, Model>,
): Widget<Options, Model, Dialog> {
  type State = WidgetState<Options, Model, Dialog> & { readonly inputs: Map<string, object> };
  const { name, root, useModel, stateOf, dataOf, subjectOf } = definition;
  const knownNames = [...Object.keys(definition.options), 'onDialogChange', 'onEvent'];
  const Context = createContext<ReducerStore<State, State> | undefined>(undefined);

  function Root(given: WidgetProps<Options, Dialog>) {
    const emit = useEmit(given);
    const inputs = useFormInputs();
    const { renderFailure } = given;
    const subject = subjectOf?.(given);
    return (
      // Outside the model, which may show toasts.
      <EmitContext value={emit}>
        <WidgetToasts>
          <WidgetBoundary
            name={name}
            subject={subject}
            renderFailure={renderFailure}
            {...shownIfFailed(given as WidgetErrorEvents & ComponentProps<'div'>)}
          >
            <RootOf key={subject} inputs={inputs} given={given} />
          </WidgetBoundary>
        </WidgetToasts>
      </EmitContext>
    );
  }

  function RootOf({ inputs, given }: Pick<State, 'inputs'> & { given: WidgetProps<Options, Dialog> }) {
    const { dialog, defaultDialog, onDialogChange, renderFailure: _, onEvent: __, includeValues: ___, ...props } = given;
    const { options, native } = splitProps<Options>(props, definition.options);
    useUnknownEventWarning(root, native, knownNames);
    const dialogs = useDialogState<Dialog>({ dialog, defaultDialog, onDialogChange });
    const model = useModel(options);
    useEmitOnce(use(EmitContext), { type: 'admin.viewed', widget: name });
    const store = useProvided<State>({ options, model, dialogs, inputs });
    const [around] = useState(() => ({ name, store }));
    const { className, children, ref, ...rest } = native;
    const mergedRef = useMergedRef(keepFocus, ref);
    return (
      <Context value={store}>
        <WidgetAround value={around}>
          <div
            ref={mergedRef}
            data-slot={name}
            data-state={stateOf(model)}
            {...dataOf?.(model)}
            className={partClass(`${name} parley-widget`, className)}
            {...rest}
          >
            <Tooltips>{children}</Tooltips>
          </div>
        </WidgetAround>
      </Context>
    );
  }

  function useStore(): ReducerStore<State, State> {
    const store = use(Context);
    if (store === undefined) throw new Error(`The parts of ${name} must be used inside <${root}>. Wrap them in it.`);
    return store;
  }

  function useSlice<Slice>(selector: (state: State) => Slice): Slice {
    return useStoreSelector(useStore(), selector, isShallowEqual);
  }

  function useFormMemory(place: string, fields?: readonly string[]): FormMemory {
    const { getState } = useStore();
    const key = `${name} ${subjectOf?.(getState().options)} ${place}`;
    return {
      read: () => getState().inputs.get(key),
      keep(values) {
        const kept = Object.entries(values).filter(([field]) => fields?.includes(field) ?? true);
        getState().inputs.set(key, Object.fromEntries(kept));
      },
      forget: () => void getState().inputs.delete(key),
    };
  }

  function DialogOf<Kind extends Dialog['kind']>({ kind, children }: DialogOfProps<Extract<Dialog, { kind: Kind }>, Kind>) {
    const { open, shown, openings, close } = useSlice(({ dialogs }) => dialogs);
    if (!isOf(shown, kind)) return null;
    return (
      <DialogGuard key={openings} open={open?.kind === kind} onClose={close}>
        {() => children(shown, { open: open?.kind === kind, onOpenChange: (isOpen) => isOpen || close() })}
      </DialogGuard>
    );
  }

  return { Root, useSelector: useSlice, useGet: () => useStore().getState, useFormMemory, DialogOf };
}

/** Returns a store that stays the same for the life of the widget and contains the last rendered state. */
function useProvided<State extends object>(state: State): ReducerStore<State, State> {
  const [store] = useState(() => createReducerStore<State, State>((_, next) => next, state));
  useLayoutEffect(() => {
    if (!isShallowEqual(store.getState(), state)) store.dispatch(state);
  });
  return store;
}

function splitProps<Options extends object>(props: object, keys: OptionKeys<Options>): { options: Options; native: ComponentProps<'div'> } {
  const entries = Object.entries(props);
  const own = entries.filter(([key]) => Object.hasOwn(keys, key));
  const others = entries.filter(([key]) => !Object.hasOwn(keys, key));
  // Together they are the given props, each once.
  return { options: Object.fromEntries(own) as Options, native: Object.fromEntries(others) };
}

/** What a failed widget keeps of its props. */
function shownIfFailed({ onError, id, className, style }: WidgetErrorEvents & ComponentProps<'div'>) {
  return { onError, id, className, style };
}

function isOf<Dialog extends AnyDialog, Kind extends Dialog['kind']>(
  dialog: Dialog | undefined,
  kind: Kind,
): dialog is Extract<Dialog, { kind: Kind }> {
  return dialog?.kind === kind;
}
