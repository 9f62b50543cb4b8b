'use client';
import { useId } from 'react';
import { useControllable } from '../../react/state/useControllable.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import type { WidgetErrorEvents } from '../kit/events/WidgetEvents.js';
import { Line } from '../kit/layout/layout.js';
import { controlledKeys, createWidget, type WidgetProps } from '../kit/widget/createWidget.js';
import { ProvisionedGroups, type ProvisionedGroupsProps } from './ProvisionedGroups.js';
import { ProvisionedUsers, type ProvisionedUsersProps } from './ProvisionedUsers.js';
import { useProvisioningLabels } from './useProvisioningLabels.js';

/** The two lists of `ProvisioningMonitor`: users and groups. */
export type ProvisioningView = 'users' | 'groups';

/** The shown list, and the props of both. */
export interface ProvisioningMonitorOptions extends WidgetErrorEvents<'provisioning-monitor'> {
  /** The shown list. */
  readonly view?: ProvisioningView | undefined;
  /** The list shown at first. Default `users`. */
  readonly defaultView?: ProvisioningView | undefined;
  /** Called with the list that the user chooses. */
  readonly onViewChange?: ((view: ProvisioningView) => void) | undefined;
  /** The props of the list of users, such as its callbacks. */
  readonly users?: ProvisionedUsersProps | undefined;
  /** The props of the list of groups. */
  readonly groups?: ProvisionedGroupsProps | undefined;
}

export type ProvisioningMonitorProps = Omit<WidgetProps<ProvisioningMonitorOptions>, 'children'>;

const monitor = createWidget<ProvisioningMonitorOptions, ReturnType<typeof useProvisioningView>>({
  name: 'provisioning-monitor',
  root: 'ProvisioningMonitor',
  options: { ...controlledKeys('view'), users: true, groups: true, onError: true },
  useModel: useProvisioningView,
  stateOf: ({ view }) => view,
});

function useProvisioningView({ view: given, defaultView = 'users', onViewChange }: ProvisioningMonitorOptions) {
  const [view, setView] = useControllable<ProvisioningView>(given, defaultView, onViewChange);
  return { view, setView };
}

/**
 * The users and groups that an identity provider has sent over SCIM, and what they look like in the service. Needs a client with
 * `scimCredentials`. Renders a `<div>`.
 */
export function ProvisioningMonitor(props: ProvisioningMonitorProps) {
  return (
    <monitor.Root {...props}>
      <Views />
    </monitor.Root>
  );
}

function Views() {
  const words = useProvisioningLabels();
  const { view, setView, options } = monitor.useSelector(({ model, options }) => ({ ...model, options }));
  const panelId = useId();
  const { onError } = options;
  const errors: Pick<ProvisionedUsersProps & ProvisionedGroupsProps, 'onError'> =
    onError === undefined ? {} : { onError: (error, { operation }) => onError(error, { widget: 'provisioning-monitor', operation }) };
  return (
    <>
      <Line>
        <SegmentedControl<ProvisioningView>
          label={words.views}
          options={[
            { value: 'users', label: words.usersView },
            { value: 'groups', label: words.groupsView },
          ]}
          value={view}
          onValueChange={setView}
          panelId={panelId}
        />
      </Line>
      <div {...tabPanelProps(panelId, view)}>
        {view === 'users' ? <ProvisionedUsers {...errors} {...options.users} /> : <ProvisionedGroups {...errors} {...options.groups} />}
      </div>
    </>
  );
}
