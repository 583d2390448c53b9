import type { AsyncRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShowView } from '@/components/entries/entry-list';
import type { EntryView } from '@/components/entries/entry-view';
import { LockedPanel } from '@/components/ui/locked-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { EntryPeriod } from '@/state/dialogs';
import { useSessionUser } from '@/state/session';
import { type EntryType, entryTypes, isUnlocked } from './search';

type EntryListProps = {
  locationId: number;
  view: EntryView;
  onView: ShowView;
  /** Opens the form for a new entry immediately. */
  startsWithForm?: boolean;
  /** The default type and period of the first new entry. */
  startPeriod?: EntryPeriod | undefined;
};

/** The lists of other features, connected in the composition root. */
export type EntryLists = Record<EntryType, AsyncRouteComponent<EntryListProps>>;

type EntryTabsProps = EntryListProps & {
  lists: EntryLists;
  type: EntryType;
  onType: (type: EntryType) => void;
};

/** Fuels, utilities, renewables: the list, or what to do when the plan does not include it. */
export function EntryTabs({ lists, type, onType, ...listProps }: EntryTabsProps) {
  const { t } = useTranslation('locations');
  const { modules } = useSessionUser();
  return (
    <Tabs
      look="segments"
      label={t('types.label')}
      value={type}
      onChange={onType}
      tabs={entryTypes.map((id) => {
        const List = lists[id];
        return {
          id,
          label: t(`types.${id}`),
          content: isUnlocked(id, modules) ? (
            <Suspense fallback={<Skeleton className="h-[560px]" />}>
              <List {...listProps} />
            </Suspense>
          ) : (
            <LockedList type={id} />
          ),
        };
      })}
    />
  );
}

function LockedList({ type }: { type: EntryType }) {
  const { t } = useTranslation('locations');
  return (
    <LockedPanel subject={t('locked.subject', { feature: t(`types.${type}`) })}>
      {t('locked.hint', { feature: t(`types.${type}`) })}
    </LockedPanel>
  );
}
