import { useTranslation } from 'react-i18next';
import type { Location } from '#api/contract/company/locations';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';

/** Read-only details of a location, and why the user cannot change them. */
export function LocationFacts({ location }: { location: Location }) {
  const { t } = useTranslation('locations');
  const { isAdmin } = useSessionUser();
  const format = useFormat();
  const facts = [
    [t('form.name'), location.name],
    [t('form.address1'), location.address],
    [t('form.gridSubregion'), location.gridSubregion],
    [t('form.area'), location.area === null ? null : `${format.number(location.area)}\u00a0m²`],
    [t('manage.closedOn'), location.dateDisabled && format.date(location.dateDisabled)],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <Alert>{t(isAdmin ? 'manage.archivedHint' : 'manage.readOnlyHint')}</Alert>
      <dl className="grid grid-cols-[8rem_1fr] gap-x-3 gap-y-1">
        {facts
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="figures min-w-0 break-words">{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
