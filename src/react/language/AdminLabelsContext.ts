import { createContext } from 'react';

/** The labels of the widgets by the key of their catalogue. Each widget knows the type of its catalogue. */
export type WidgetLabels = Readonly<Record<string, object | undefined>>;

/** Empty until a provider fills it: each widget has its own English labels, so that it loads no other's. */
export const AdminLabelsContext = createContext<WidgetLabels | undefined>(undefined);
