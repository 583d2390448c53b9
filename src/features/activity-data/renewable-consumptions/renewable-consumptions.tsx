import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { renewableExtraTexts } from '#api/contract/activity-data/renewable-consumptions';
import type { TurnPage } from '@/components/crud/use-crud-list';
import { extraFieldsOf } from '@/components/entries/extra-texts';
import { PeriodList } from '@/components/entries/period-list';
import { usePeriodKind } from '@/components/entries/use-period-kind';
import { useEntryEvents } from '@/state/entry-events';
import { useSessionUser } from '@/state/session';
import { renewableConsumptionQueries } from './queries';
import { renewableKind } from './renewable-kind';

type RenewableConsumptionsProps = {
  locationId: number;
  page: number;
  onPage: TurnPage;
  startsWithForm?: boolean;
};

/** Renewable energy produced and used at a location: list, new entry, edit mode. */
export function RenewableConsumptions({ locationId, ...list }: RenewableConsumptionsProps) {
  const { t } = useTranslation('renewable-consumptions');
  const { today } = useSessionUser();
  const types = useQuery(renewableConsumptionQueries.types(locationId));
  const extraFields = useMemo(() => extraFieldsOf(renewableExtraTexts, {}), []);
  const kind = usePeriodKind(renewableKind, { locationId, types, typeLabel: t('type'), extraFields, today });
  const query = useQuery(renewableConsumptionQueries.page(locationId, list.page));
  const events = useEntryEvents('renewable', kind);
  return (
    <PeriodList
      kind={kind}
      title={t('title')}
      typeLabel={t('type')}
      typeName={renewableKind.typeName}
      query={query}
      empty={{ title: t('empty.title'), hint: t(events.canEdit ? 'empty.hint' : 'empty.viewHint') }}
      {...list}
      {...events}
    />
  );
}
