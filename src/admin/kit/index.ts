export type { WidgetErrorSource } from './events/WidgetEvents.js';
export * from './names.js';
export type { RecordFieldsProps } from './record-form/RecordForm.js';
export type { FailureOptions, WidgetBoundaryProps } from './widget/WidgetBoundary.js';
