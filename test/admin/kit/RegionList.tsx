import {
  createWidget,
  footerOf,
  ListFooter,
  ListSearch,
  type ResourceColumn,
  ResourceTable,
  rowsOf,
  Toolbar,
  type WidgetProps,
} from '../../../src/admin.js';
import type { RegionResponse } from '../../../src/client.js';
import { type LocalView, useLocalList, useRegions } from '../../../src/data.js';

interface RegionListOptions {
  readonly defaultSearch?: string | undefined;
}

const widget = createWidget<RegionListOptions, ReturnType<typeof useRegionList>>({
  name: 'region-list',
  root: 'RegionList',
  options: { defaultSearch: true },
  useModel: useRegionList,
  stateOf: ({ list }) => list.state.status,
});

function useRegionList(options: RegionListOptions) {
  const { data, error, isFetching, refetch } = useRegions();
  return { list: useLocalList({ ...options, read: { items: data?.items, error, isFetching, refetch }, idOf, arrange }) };
}

const idOf = ({ name }: RegionResponse) => name;

const arrange = (regions: readonly RegionResponse[], { search }: LocalView<object>) =>
  regions.filter(({ name }) => name.includes(search.toLowerCase()));

const columns: readonly ResourceColumn<RegionResponse, object>[] = [
  { id: 'name', header: () => 'Region', isRowHeader: true, cell: ({ name }) => name },
];

/** A list of the regions in which deployments run: a whole widget on the kit. Renders a `<div>`. */
export function RegionList(props: WidgetProps<RegionListOptions>) {
  return (
    <widget.Root {...props}>
      <Toolbar>
        <ListSearch of={widget} label="Search regions" />
      </Toolbar>
      <Rows />
      <Footer />
    </widget.Root>
  );
}

function Rows() {
  const list = widget.useSelector(({ model }) => rowsOf(model.list));
  return (
    <ResourceTable caption="Regions" list={list} columns={columns} labels={{}} context={{}} idOf={idOf} nameOf={idOf} empty="No regions" />
  );
}

function Footer() {
  return <ListFooter list={widget.useSelector(({ model }) => footerOf(model.list))} />;
}
