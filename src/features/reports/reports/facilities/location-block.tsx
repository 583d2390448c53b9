import { Link } from '@tanstack/react-router';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportLocation } from '#api/contract/reports/facilities';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useFormat } from '@/hooks/use-format';
import { leftOutShare, type RowValues } from './values';

export const addButtonId = (locationId: number) => `add-facility-${locationId}`;

type LocationBlockProps = {
  location: ReportLocation;
  /** Its rows with their current form values. */
  rows: readonly RowValues[];
  mayEditLocations: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** One location with its facilities, and which of them the report leaves out. */
export function LocationBlock({ location, rows, mayEditLocations, onAdd, children }: LocationBlockProps) {
  const { t } = useTranslation('report-forms');
  const id = useId();
  const { name, address, active } = location;
  return (
    <section aria-labelledby={id} className="rounded-lg border p-4">
      <header className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {active ? null : <Badge kind="attention">{t('facilities.deactivated')}</Badge>}
          </h3>
          <p className="text-ink-muted text-sm">{address}</p>
        </div>
        {mayEditLocations ? (
          <Tooltip text={t('facilities.editLocation', { name })}>
            <Button variant="quiet" size="icon-sm" asChild>
              <Link
                to="/settings/locations"
                search={{ find: name }}
                aria-label={t('facilities.editLocation', { name })}
              >
                <Pencil aria-hidden />
              </Link>
            </Button>
          </Tooltip>
        ) : null}
      </header>
      {rows.length > 0 ? (
        <ul className="flex flex-col gap-3">{children}</ul>
      ) : (
        <p className="text-ink-muted text-sm">{t('facilities.none')}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Button size="sm" id={addButtonId(location.locationId)} onClick={onAdd} aria-describedby={id}>
          <Plus aria-hidden />
          {t('facilities.add')}
        </Button>
        <LeftOut location={location} rows={rows} />
      </div>
    </section>
  );
}

function LeftOut({ location, rows }: Pick<LocationBlockProps, 'location' | 'rows'>) {
  const { t } = useTranslation('report-forms');
  const format = useFormat();
  const share = leftOutShare(location.area, rows);
  const all = rows.length > 0 && rows.every(({ exclude }) => exclude);
  const text = all
    ? t('facilities.leftOutAll')
    : share > 0
      ? t('facilities.leftOut', { share: format.percent(share, { decimals: 1 }) })
      : t('facilities.nothingLeftOut');
  const area = location.area === null ? t('facilities.noArea') : `${format.number(location.area)}\u00a0m²`;
  return (
    <p aria-live="polite" className="figures text-ink-muted text-sm">
      {`${t('facilities.locationArea', { area })} · ${text}`}
    </p>
  );
}
