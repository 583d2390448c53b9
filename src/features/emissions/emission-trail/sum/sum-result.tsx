import { useTranslation } from 'react-i18next';
import type { EmissionSum } from '#api/contract/emissions/emission-sums';
import { Consistency } from '@/features/emissions/emission-trail/consistency';
import { CopyButtons } from '@/features/emissions/emission-trail/copy-buttons';
import { LeadingFigure } from '@/features/emissions/emission-trail/leading-figure';
import { kgCo2, kgCo2e } from '@/features/emissions/emission-trail/line/unit-signs';
import { partsAddUp } from '@/features/emissions/emission-trail/line/working';
import { readAllRows } from '@/features/emissions/emission-trail/queries';
import { useFormat } from '@/hooks/use-format';
import { toCsv } from '@/lib/export/csv';
import { formatWorked } from '@/lib/format/digits';
import { gasName, gasNames } from './gas-name';
import { sumToTable } from './sum-to-table';

type SumResultProps = { name: string; sum: EmissionSum };

/** The sum, rounded and with every digit, its gases, whether its parts add up, and the copy buttons. */
export function SumResult({ name, sum }: SumResultProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const rows = () => (sum.areRowsListed ? readAllRows(sum.selection) : Promise.resolve([]));
  const { measure, part, scope = 2 } = sum.selection;
  const isByMethod = measure === 'emissions' && part === 'all' && scope === 2;
  return (
    <section aria-label={t('result')} className="ledger-rule mb-6 pb-5">
      <LeadingFigure total={sum.total} unitSymbol={sum.unitSymbol} />
      <p className="mt-1 text-ink-muted">
        {t('sum.lines', { count: sum.lineCount, text: format.number(sum.lineCount) })}
        {sum.months ? ` ${monthsText(sum.months, format)}.` : ''}
        {isByMethod ? ` ${t(`sum.method.${sum.method}`)}` : ''}
        {part === 'own' ? ` ${t('sum.own')}` : ''}
        {measure === 'avoided' ? ` ${t('sum.avoided')}` : ''}
      </p>
      {sum.gases ? <Gases gases={sum.gases} biogenic={sum.kgCo2Biogenic} /> : null}
      <Consistency isConsistent={partsAddUp(sum)} words={t('sum.consistent')} />
      <CopyButtons
        toCsv={async () => toCsv(sumToTable({ name, sum, rows: await rows() }, t))}
        toJson={async () => JSON.stringify({ name, ...sum, rows: await rows() }, null, 2)}
      />
    </section>
  );
}

function monthsText(months: { first: string; last: string }, format: ReturnType<typeof useFormat>): string {
  return [...new Set([months.first, months.last])]
    .map((month) => format.date(month, 'MMM, YYYY'))
    .join('\u00a0– ');
}

type GasesProps = { gases: NonNullable<EmissionSum['gases']>; biogenic: string };

function Gases({ gases, biogenic }: GasesProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  return (
    <dl className="mt-3 grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-0.5 text-sm">
      {gasNames
        .filter((gas) => Number(gases[gas]) !== 0)
        .map((gas) => (
          <div key={gas} className="contents">
            <dt className="text-ink-muted">{t(`sum.gases.${gasName(gas, gases)}`)}</dt>
            <dd className="figures break-all">{`${formatWorked(gases[gas], format.language)}${kgCo2e}`}</dd>
          </div>
        ))}
      {Number(biogenic) === 0 ? null : (
        <div className="contents">
          <dt className="text-ink-muted">{t('terms.biogenic')}</dt>
          <dd className="figures break-all">{`${formatWorked(biogenic, format.language)}${kgCo2}`}</dd>
        </div>
      )}
    </dl>
  );
}
