import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { isApiError } from '@/lib/api/api-error';

/** Who changed a row before this user could, and when: "Katarzyna Lis changed this at 10:42"; null if unknown. */
export function useChangeText(): (error: unknown) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  return (error) => {
    const change = isApiError(error, 'stale') ? error.problem?.lastChange : undefined;
    if (!change) return null;
    const moment = new Date(change.on);
    const isToday = moment.toDateString() === new Date().toDateString();
    const time = isToday ? format.time(moment) : format.dateTime(change.on);
    return t(change.isOwn ? 'errors.changedByYou' : 'errors.changedBy', { name: change.byName, time });
  };
}
