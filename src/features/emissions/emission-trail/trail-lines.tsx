import { useTranslation } from 'react-i18next';
import type { AmountWorking, EmissionTrail, TrailLine } from '#api/contract/emissions/emissions';
import { Accordion } from '@/components/ui/accordion';
import { ScopeMark } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import { formatWorked } from '@/lib/format/digits';
import { LineDetail } from './line/line-detail';
import { kgCo2, kgCo2e } from './line/unit-signs';
import { enteredQuantity } from './line/working';
import { scopeKey } from './to-table';

type Numbered = { line: TrailLine; index: number };

/** The lines that count towards the figure, and the other lines of the same row. Each line opens. */
export function TrailLines({ lines, workedOut }: Pick<EmissionTrail, 'lines' | 'workedOut'>) {
  const { t } = useTranslation('emission-trail');
  const numbered = lines.map((line, index) => ({ line, index }));
  const entered = enteredQuantity(lines);
  const counted = numbered.filter(({ line }) => line.isHeadline);
  const beside = numbered.filter(({ line }) => !line.isHeadline);
  return (
    <>
      {counted.length > 0 ? (
        <LineGroup
          title={t('counted')}
          hint={t('countedHint')}
          lines={counted}
          {...{ entered, workedOut }}
          isOpen
        />
      ) : null}
      {beside.length > 0 ? (
        <LineGroup
          title={t('beside')}
          hint={t('besideHint')}
          lines={beside}
          {...{ entered, workedOut }}
          isOpen={counted.length === 0}
        />
      ) : null}
    </>
  );
}

type LineGroupProps = {
  title: string;
  hint: string;
  lines: readonly Numbered[];
  entered: string;
  workedOut: AmountWorking | null;
  isOpen: boolean;
};

function LineGroup({ title, hint, lines, entered, workedOut, isOpen }: LineGroupProps) {
  return (
    <section className="mb-8">
      <h3 className="font-semibold text-lg tracking-tight">{title}</h3>
      <p className="mb-3 text-ink-muted text-sm">{hint}</p>
      <Accordion
        openId={isOpen ? openLineOf(lines) : undefined}
        items={lines.map(({ line, index }) => ({
          id: String(index),
          title: <LineTitle line={line} index={index} />,
          content: <LineDetail {...{ line, entered, workedOut }} />,
        }))}
      />
    </section>
  );
}

/**
 * Opens the line of a group that has only one. With several lines, an open one could be mistaken for the whole figure.
 */
export function openLineOf(lines: readonly Pick<Numbered, 'index'>[]): string | undefined {
  const [first] = lines;
  return first && lines.length === 1 ? String(first.index) : undefined;
}

function LineTitle({ line, index }: Numbered) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const key = scopeKey(line.scope);
  const isBiogenic = key === 'outside' && Number(line.kgCo2e) === 0;
  const isScope = line.scope === 1 || line.scope === 2 || line.scope === 3;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="flex items-center gap-2">
        <span className="figures text-ink-muted text-sm">{index + 1}</span>
        <ScopeMark scope={isScope ? (line.scope as 1 | 2 | 3) : scopeMark(line.scope)} />
        <span>
          {t(`scopes.${key}`)}
          {line.categoryName ? ` · ${line.category} ${line.categoryName}` : ''}
          {line.method === 'none' ? '' : ` · ${t(`methods.${line.method}`)}`}
        </span>
        <span className="whitespace-nowrap font-normal text-ink-muted text-sm">
          {format.date(line.periodMonth, 'MMM, YYYY')}
        </span>
      </span>
      <span className="figures ml-auto break-all text-right font-normal">
        {formatWorked(isBiogenic ? line.kgCo2Biogenic : line.kgCo2e, format.language)}
        <span className="text-ink-muted text-sm">{isBiogenic ? kgCo2 : kgCo2e}</span>
      </span>
    </span>
  );
}

function scopeMark(scope: number): 'outside' | 'renewable' {
  return scope === 9 ? 'renewable' : 'outside';
}
