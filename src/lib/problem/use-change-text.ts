import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';
import { toIsoDate } from '@/lib/format/date';

/** Who changed a row before the person here could, and when: "Katarzyna Lis changed this at 10:42"; null where that is not known. */
export function useChangeText(): (error: unknown) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  return (error) => {
    const change = isApiError(error, 'stale') ? error.problem?.lastChange : undefined;
    if (!change) return null;
    const isToday = toIsoDate(new Date(change.on)) === toIsoDate(new Date());
    const day = isToday ? 'today' : 'earlier';
    const time = isToday ? format.time(new Date(change.on)) : format.dateTime(change.on);
    return t(`errors.${change.isOwn ? 'changedByYou' : 'changedBy'}.${day}`, { name: change.byName, time });
  };
}
