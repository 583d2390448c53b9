import { Braces, CircleCheck, Sheet, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { EmissionTrail } from '#api/contract/emissions';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { toCsv } from '@/lib/export/csv';
import type { TrailSource } from '@/state/emission-trail';
import { toTable } from './to-table';
import { kgCo2e } from './unit-signs';
import { addsUp, workingOf } from './working';

type TrailResultProps = { source: TrailSource; trail: EmissionTrail };

/** The figure itself with every digit, whether its parts add up, and ways to take it along. */
export function TrailResult({ source, trail }: TrailResultProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const count = trail.lines.filter(({ isHeadline }) => isHeadline).length;
  const isConsistent =
    addsUp(trail.carbonEquivalentKg, trail.lines) &&
    trail.lines.every((line) => workingOf(line).isConsistent);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  const { kind, id, name } = source;
  return (
    <section aria-label={t('result')} className="ledger-rule mb-6 pb-5">
      <p>
        <span className="figures break-all font-semibold text-2xl tracking-tight">
          {format.exact(trail.carbonEquivalentKg)}
        </span>
        <span className="text-ink-muted">{kgCo2e}</span>
      </p>
      <p className="mt-1 text-ink-muted">
        {count === 0 ? t('noHeadline') : t('sumOf', { count })}{' '}
        {t('shownAs', { text: format.emissions(Number(trail.carbonEquivalentKg)).text })}
      </p>
      <p className="mt-2 flex items-center gap-2 text-sm">
        {isConsistent ? (
          <>
            <CircleCheck aria-hidden className="size-4 text-brand" />
            {t('consistent')}
          </>
        ) : (
          <>
            <TriangleAlert aria-hidden className="size-4 text-danger" />
            {t('inconsistent')}
          </>
        )}
      </p>
      <div className="mt-4 flex gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy(toCsv(toTable(trail.lines, t)))}>
          <Sheet aria-hidden />
          {t('copyCsv')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void copy(JSON.stringify({ source: { kind, id, name }, ...trail }, null, 2))}
        >
          <Braces aria-hidden />
          {t('copyJson')}
        </Button>
      </div>
    </section>
  );
}
