import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { utilityExtraTexts } from '#api/contract/activity-data/extra-fields';
import { copBounds } from '#api/contract/activity-data/utility-consumptions';
import type { ExtraNumber, StartPeriod } from '@/components/entries/entry-kind';
import type { ShowView } from '@/components/entries/entry-list';
import type { EntryView } from '@/components/entries/entry-view';
import { PeriodList } from '@/components/entries/period-list';
import { usePeriodKind } from '@/components/entries/use-period-kind';
import { useEntryEvents } from '@/state/entry-events';
import { useSessionUser } from '@/state/session';
import { utilityConsumptionQueries } from './queries';
import { utilityKind } from './utility-kind';

type UtilityConsumptionsProps = {
  locationId: number;
  view: EntryView;
  onView: ShowView;
  startsWithForm?: boolean;
  startPeriod?: StartPeriod | undefined;
};

/** A location's bills for electricity, heat, steam and cooling: list, new entry, edit mode. */
export function UtilityConsumptions({ locationId, ...list }: UtilityConsumptionsProps) {
  const { t } = useTranslation('utility-consumptions');
  const { today } = useSessionUser();
  const types = useQuery(utilityConsumptionQueries.types(locationId));
  const extraNumbers = useMemo((): ExtraNumber[] => {
    const cooling = new Set(types.data?.filter(({ isCooling }) => isCooling).map(({ id }) => id));
    const isOf = (typeId: number | null) => typeId !== null && cooling.has(typeId);
    return [{ name: 'cop', label: t('cop'), hint: t('copHint'), ...copBounds, isOf }];
  }, [types.data, t]);
  const kind = usePeriodKind(utilityKind, {
    locationId,
    types,
    typeLabel: t('type'),
    ownTexts: utilityExtraTexts,
    extraNumbers,
    today,
  });
  const query = useQuery(utilityConsumptionQueries.page(locationId, list.view));
  const summary = useQuery(utilityConsumptionQueries.summary(locationId, list.view));
  const events = useEntryEvents('utility', kind);
  return (
    <PeriodList
      kind={kind}
      title={t('title')}
      typeLabel={t('type')}
      typeName={utilityKind.typeName}
      query={query}
      summary={summary.data}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}
