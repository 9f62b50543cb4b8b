import { Badge } from '../../src/ui/badge/Badge.js';
import { Button } from '../../src/ui/button/Button.js';
import { CopyButton } from '../../src/ui/button/CopyButton.js';
import { IconButton } from '../../src/ui/button/IconButton.js';
import { Disclosure } from '../../src/ui/disclosure/Disclosure.js';
import { EmptyState } from '../../src/ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../src/ui/errors/ErrorNotice.js';
import { Menu } from '../../src/ui/menu/Menu.js';
import { MenuItem } from '../../src/ui/menu/MenuItem.js';
import { MenuList } from '../../src/ui/menu/MenuList.js';
import { MenuTrigger } from '../../src/ui/menu/MenuTrigger.js';
import { SegmentedControl, tabPanelProps } from '../../src/ui/segmented-control/SegmentedControl.js';
import { Skeleton } from '../../src/ui/skeleton/Skeleton.js';
import { Spinner } from '../../src/ui/spinner/Spinner.js';
import { describePart } from '../support/conformance.js';

describePart('Button', (props) => <Button {...props}>Ask</Button>, { slot: 'button' });
describePart('IconButton', (props) => <IconButton label="Close" {...props} />, { slot: 'button' });
describePart('CopyButton', (props) => <CopyButton text="SELECT 1" {...props} />, { slot: 'copy-button' });
describePart('Spinner', (props) => <Spinner {...props} />, { slot: 'spinner' });
describePart('Skeleton', (props) => <Skeleton {...props} />, { slot: 'skeleton' });
describePart('Badge', (props) => <Badge {...props}>New</Badge>, { slot: 'badge' });
describePart('ErrorNotice', (props) => <ErrorNotice kind="network" requestId="r-1" {...props} />, { slot: 'error' });
describePart('EmptyState', (props) => <EmptyState heading="Nothing yet" text="Ask something." {...props} />, { slot: 'empty-state' });
describePart('Disclosure', (props) => <Disclosure summary="Steps" defaultOpen {...props} />, { slot: 'disclosure' });
describePart(
  'SegmentedControl',
  (props) => <SegmentedControl label="View" options={views} value="chart" onValueChange={() => undefined} panelId="panel" {...props} />,
  {
    slot: 'segmented-control',
    wrapper: ({ children }) => (
      <>
        {children}
        <div {...tabPanelProps('panel', 'chart')}>Bars</div>
      </>
    ),
  },
);
describePart(
  'MenuList',
  (props) => (
    <MenuList label="Download" {...props}>
      <MenuItem onSelect={() => undefined}>CSV</MenuItem>
    </MenuList>
  ),
  {
    slot: 'menu',
    wrapper: ({ children }) => (
      <Menu defaultOpen>
        <MenuTrigger>Download</MenuTrigger>
        {children}
      </Menu>
    ),
  },
);

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
];
