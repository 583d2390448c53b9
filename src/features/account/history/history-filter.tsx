import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import { DatePicker } from '@/components/ui/date-picker';
import { Label } from '@/components/ui/label';
import { useSessionUser } from '@/state/session';
import { entities } from './fields';
import { historyQueries } from './queries';
import type { HistorySearch } from './search';
import { useHistoryWords } from './use-history-words';

type Props = { search: HistorySearch; onChange: (change: Partial<HistorySearch>) => void };

const all = 0;

/** User, item type, location and time. Each choice is written to the URL, which drives the list. */
export function HistoryFilter({ search, onChange }: Props) {
  const words = useHistoryWords();
  const { t } = words;
  const { today } = useSessionUser();
  const { data: people = [] } = useQuery(historyQueries.people());
  const { data: locations = [] } = useQuery(historyQueries.locations());
  const { person, entity, entityId, location, from, to } = search;
  const kinds = entity === undefined || entities.some((name) => name === entity) ? [] : [entity];
  return (
    <div className="mb-4">
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-5">
        <Labelled label={t('filter.person')}>
          {(labelId) => (
            <Combobox
              aria-labelledby={labelId}
              options={[
                { value: all, label: t('filter.everybody') },
                ...people.map(({ userId, name, isRemoved }) => ({
                  value: userId,
                  label: name,
                  description: isRemoved ? t('filter.removed') : undefined,
                })),
              ]}
              value={person ?? all}
              onChange={(id) => onChange({ person: id || undefined })}
            />
          )}
        </Labelled>
        <Labelled label={t('filter.kind')}>
          {(labelId) => (
            <Combobox
              aria-labelledby={labelId}
              options={[
                { value: '', label: t('filter.everything') },
                ...[...kinds, ...entities].map((name) => ({ value: name, label: words.entity(name) })),
              ]}
              value={entity ?? ''}
              onChange={(name) => onChange({ entity: name || undefined, entityId: undefined })}
            />
          )}
        </Labelled>
        <Labelled label={t('filter.location')}>
          {(labelId) => (
            <Combobox
              aria-labelledby={labelId}
              options={[
                { value: all, label: t('filter.allLocations') },
                ...locations.map(({ locationId, name, address }) => ({
                  value: locationId,
                  label: name,
                  description: address,
                })),
              ]}
              value={location ?? all}
              onChange={(id) => onChange({ location: id || undefined })}
            />
          )}
        </Labelled>
        <Labelled label={t('filter.from')}>
          {(labelId) => (
            <DatePicker
              aria-labelledby={labelId}
              isClearable
              value={from}
              max={to ?? today}
              today={today}
              onChange={(day) => onChange({ from: day ?? undefined })}
            />
          )}
        </Labelled>
        <Labelled label={t('filter.to')}>
          {(labelId) => (
            <DatePicker
              aria-labelledby={labelId}
              isClearable
              value={to}
              min={from}
              max={today}
              today={today}
              onChange={(day) => onChange({ to: day ?? undefined })}
            />
          )}
        </Labelled>
      </div>
      {entity !== undefined && entityId !== undefined ? (
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          {t('filter.oneThing', { kind: words.entity(entity) })}
          <Button size="sm" variant="quiet" onClick={() => onChange({ entityId: undefined })}>
            <X aria-hidden />
            {t('filter.allOfKind')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: (labelId: string) => ReactNode }) {
  const labelId = useId();
  return (
    <div className="min-w-0">
      <Label id={labelId}>{label}</Label>
      {children(labelId)}
    </div>
  );
}
