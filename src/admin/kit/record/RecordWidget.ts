import type { ComponentProps, ComponentType, JSX, ReactNode } from 'react';
import type { ButtonProps } from '../../../ui/button/Button.js';
import type { ActionLabels } from '../actions/actionLabels.js';
import type { AnyRunningActions } from '../actions/useActions.js';
import type { WidgetErrorEvents } from '../events/WidgetEvents.js';
import type {
  AnyRecordForm,
  AnyValues,
  FieldLabels,
  OpenRecordOptions,
  RecordFieldsProps,
  RecordReading,
} from '../record-form/RecordForm.js';
import type { DialogOf } from '../resource/ResourceWidgetDefinition.js';
import type { Widget, WidgetProps } from '../widget/createWidget.js';
import type {
  RecordModel,
  RecordState,
  RecordWidgetDefinition,
  RecordWidgetOptions,
  SaveLabels,
  SavingActions,
} from './RecordWidgetDefinition.js';

/** The component of a widget that edits a single record, and its parts for other layouts. */
export interface AssembledRecordWidget<Props> {
  (props: Omit<Props, 'children'>): JSX.Element;
  /** Provides the record to the parts inside. Renders a `<div>`. */
  Root(props: Props): JSX.Element;
  /** All fields and the buttons that save them, or the loading or error state. Renders a `<form>`, or a `<div>` without a record. */
  Form(props: ComponentProps<'form'>): JSX.Element;
}

/** The components of a widget that edits a single record. */
export interface RecordParts<Values extends object, Item> {
  /** Renders the fields. */
  readonly Fields: ComponentType<RecordFieldsProps<Values, Item>>;
  /** Renders what is around the form, which is its `children`: a navigation, or sections that are not saved with the fields. */
  readonly Frame?: ComponentType<{ children: ReactNode }> | undefined;
}

/** A widget for a single record: its parts, and hooks to access it from other components. */
export interface RecordWidget<
  Name extends string,
  Given extends object,
  Item,
  Declared extends SavingActions,
  Values extends object,
  Labels extends object,
> extends Widget<Given & RecordWidgetOptions<Name, Declared>, RecordModel<Item, Declared, Values>, DialogOf<Item, Declared>> {
  /** The state and actions of the widget, without its parts. */
  useModel(options: Given & RecordWidgetOptions<Name, Declared>): RecordModel<Item, Declared, Values>;
  /** Returns the labels of the nearest provider. */
  useLabels(): Labels & { readonly update: SaveLabels } & ActionLabels<Declared> & FieldLabels<Values>;
  /** Returns the record and its form, for fields in other layouts. */
  useFields(): RecordFieldsProps<Values, Item>;
  /** Opens the dialog of an action. Disabled, with the reason below it, if the user may not run it. Renders a `<button>`. */
  ActionButton(props: Omit<ButtonProps, 'onClick'> & { name: DialogOf<Item, Declared>['kind'] }): JSX.Element;
  /** Returns the component of the widget, with its parts. */
  assemble(
    parts: RecordParts<Values, Item>,
  ): AssembledRecordWidget<WidgetProps<Given & RecordWidgetOptions<Name, Declared>, DialogOf<Item, Declared>>>;
}

/** The definition of a record widget for any type of record. */
export interface AnyRecordDefinition
  extends Pick<
    RecordWidgetDefinition<string, object, object, SavingActions, object, object, object>,
    'name' | 'root' | 'actions' | 'nameOf'
  > {
  readonly options: Readonly<Record<string, true>>;
  readonly useLabels: () => { readonly update: SaveLabels };
  readonly form: Omit<AnyRecordForm<object | undefined>, 'useRead' | 'openIdOf'> & {
    readonly useRead: (options: object) => RecordReading<object>;
  };
  readonly subjectOf?: ((options: object) => string | number | bigint | undefined) | undefined;
}

/** The options of any record: the host's callbacks are read by name. */
export type AnyRecordOptions = Pick<OpenRecordOptions<never>, 'leaveGuard'> & WidgetErrorEvents;

/** The model of any record: its actions are read by name. */
export interface AnyRecordModel extends RecordState<object, AnyValues> {
  readonly runs: AnyRunningActions;
}
