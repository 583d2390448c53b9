import { useTranslation } from 'react-i18next';
import type { EmissionTrail } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';
import { toCsv } from '@/lib/export/csv';
import { formatWorked } from '@/lib/format/digits';
import type { RowTrail } from '@/state/trail-view';
import { Consistency } from './consistency';
import { CopyButtons } from './copy-buttons';
import { LeadingFigure } from './leading-figure';
import { addsUp, workingOf } from './line/working';
import { toTable } from './to-table';

type TrailResultProps = { source: RowTrail; trail: EmissionTrail };

/** The figure, rounded and with every digit, whether its parts add up, and the copy buttons. */
export function TrailResult({ source, trail }: TrailResultProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const count = trail.lines.filter(({ isHeadline }) => isHeadline).length;
  const isConsistent =
    addsUp(trail.carbonEquivalentKg, trail.lines) &&
    trail.lines.every((line) => workingOf(line).isConsistent);
  const { kind, id, name } = source;
  return (
    <section aria-label={t('result')} className="ledger-rule mb-6 pb-5">
      <LeadingFigure total={trail.carbonEquivalentKg} unitSymbol="kg CO₂e" />
      <p className="mt-1 text-ink-muted">{count === 0 ? t('noHeadline') : t('sumOf', { count })}</p>
      {source.within ? (
        <p className="mt-1">
          {t('within', {
            name: source.within.name,
            text: `${formatWorked(source.within.total, format.language)}\u00a0${source.within.unitSymbol}`,
          })}
        </p>
      ) : null}
      <EntryFacts reference={trail.reference} details={trail.details} />
      <Consistency isConsistent={isConsistent} words={t('consistent')} />
      <CopyButtons
        toCsv={() => toCsv(toTable(trail.lines, t, trail.workedOut))}
        toJson={() => JSON.stringify({ source: { kind, id, name }, ...trail }, null, 2)}
      />
    </section>
  );
}

/** What helps a reader find the document or the meter behind the row. */
function EntryFacts({ reference, details }: Pick<EmissionTrail, 'reference' | 'details'>) {
  const { t } = useTranslation('emission-trail');
  const facts = reference ? [{ label: t('invoice'), value: reference }, ...details] : details;
  if (facts.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 gap-2">
          <dt className="shrink-0 text-ink-muted">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
