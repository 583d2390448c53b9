import { useNavigate } from '@tanstack/react-router';
import { ArchiveRestore, FileText, ListTree } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { CrudTable } from '@/components/crud/crud-table';
import { rowActions } from '@/components/crud/row-actions';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataColumn } from '@/components/data-table/columns';
import type { MenuEntry } from '@/components/ui/menu';
import { clampPage } from '@/components/ui/page-count';
import { useFormat } from '@/hooks/use-format';
import { useDialogs } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { type ManageProps, pageSize, sortOf, withSort } from './manage-search';
import { useRestoreLocation } from './use-restore-location';

type Kind = 'active' | 'archived';

type ManagedLocationsProps = ManageProps & {
  kind: Kind;
  /** The locations that match the search, in order; undefined while loading. */
  locations: readonly Location[] | undefined;
  query: { isError: boolean; refetch: () => unknown };
  onRemove: (location: Location) => void;
};

/** One of the two tables with its row actions. */
export function ManagedLocations(props: ManagedLocationsProps) {
  const { kind, locations, query, search, onSearch, onRemove } = props;
  const { t } = useTranslation('locations');
  const columns = useColumns(kind);
  const actions = useActions(kind, onRemove);
  const dialogs = useDialogs();
  const { isAdmin } = useSessionUser();
  const pageKey = kind === 'active' ? 'page' : 'archivePage';
  const total = locations?.length ?? 0;
  const page = clampPage(search[pageKey] ?? 1, total, pageSize);
  const empty = search.find ? 'notFound' : kind;
  return (
    <CrudTable
      label={t(`manage.tables.${kind}`)}
      columns={columns}
      list={{
        rows: query.isError ? undefined : locations?.slice((page - 1) * pageSize, page * pageSize),
        paging: { page, pageSize, total, onChange: (next) => onSearch({ ...search, [pageKey]: next }) },
      }}
      query={query}
      rowId={({ locationId }) => locationId}
      rowLabel={({ name }) => name}
      sort={sortOf(search)}
      onSort={(sort) => onSearch(withSort(search, sort))}
      onOpenRow={
        kind === 'active' && isAdmin
          ? ({ locationId }) => dialogs.open('location', { locationId })
          : undefined
      }
      rowActions={actions}
      empty={{ title: t(`manage.empty.${empty}`), children: t(`manage.emptyHint.${empty}`) }}
    />
  );
}

function useActions(kind: Kind, onRemove: (location: Location) => void) {
  const { t } = useTranslation('locations');
  const { t: common } = useTranslation();
  const { isAdmin, modules } = useSessionUser();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const restore = useRestoreLocation();
  const historyOf = useHistoryEntry();
  return (location: Location): MenuEntry[] => {
    const { locationId } = location;
    const data: MenuEntry = {
      id: 'data',
      icon: <ListTree />,
      label: t('manage.openData'),
      onSelect: () =>
        void navigate({ to: '/locations/$locationId', params: { locationId: String(locationId) } }),
    };
    const contracts: MenuEntry[] = modules.includes('SCOPE2')
      ? [
          {
            id: 'contracts',
            icon: <FileText />,
            label: t('manage.contracts'),
            onSelect: () => dialogs.open('location', { locationId, tab: 'contracts' }),
          },
        ]
      : [];
    if (kind === 'archived') {
      const back: MenuEntry = {
        id: 'restore',
        icon: <ArchiveRestore />,
        label: t('manage.restore'),
        onSelect: () => void restore(location),
      };
      return isAdmin
        ? [back, ...contracts, data, ...historyOf('locations', locationId)]
        : [...contracts, data];
    }
    if (!isAdmin) return [...contracts, data];
    return rowActions({
      edit: {
        label: common('actions.edit'),
        onSelect: () => dialogs.open('location', { locationId }),
      },
      others: [...contracts, data, ...historyOf('locations', locationId)],
      remove: { label: t('manage.remove'), onSelect: () => onRemove(location) },
    });
  };
}

function useColumns(kind: Kind): DataColumn<Location>[] {
  const { t } = useTranslation('locations');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('form.name'),
        isRowHeader: true,
        isSortable: true,
        cell: ({ name }) => name,
      },
      {
        id: 'place',
        header: t('form.address1'),
        isSortable: true,
        cell: ({ address }) => <span className="block py-1">{address}</span>,
      },
      {
        id: 'area',
        header: t('form.area'),
        unit: 'm²',
        isNumeric: true,
        isSortable: true,
        cell: ({ area }) => (area === null ? '–' : format.number(area)),
      },
      ...(kind === 'archived'
        ? [
            {
              id: 'closed',
              header: t('manage.closedOn'),
              isSortable: true,
              cell: ({ dateDisabled }: Location) => (
                <span className="figures">{dateDisabled ? format.date(dateDisabled) : '–'}</span>
              ),
            },
          ]
        : []),
    ],
    [t, format, kind],
  );
}
