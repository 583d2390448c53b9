import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrailLine } from '#api/contract/emissions';
import { Badge } from '@/components/ui/badge';
import { ScopeBadge } from '@/components/ui/scope-badge';
import { useFormat } from '@/hooks/use-format';
import { noteTexts, reasonTexts, scopeOf, stepTexts } from './trail-words';

/** Digits of a factor as publishers print it. */
const factorDecimals = 9;
const quantityDecimals = 4;

/** One line of the ledger, as a small calculation with its sources. */
export function TrailLineItem({ line }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const scope = scopeOf(line.scope);
  return (
    <li className="rounded-md border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{format.date(line.periodMonth, 'MMMM YYYY')}</span>
        {scope ? <ScopeBadge scope={scope} /> : <Badge kind="neutral">{t('information')}</Badge>}
        {line.method === 'none' ? null : <Badge kind="neutral">{t(`methods.${line.method}`)}</Badge>}
      </div>
      {line.categoryName ? (
        <p className="mt-1 text-ink-muted text-sm">{`${line.category} ${line.categoryName}`}</p>
      ) : null}
      <Calculation line={line} />
      <dl className="mt-3 grid grid-cols-[7rem_1fr] gap-x-3 gap-y-1.5 text-sm">
        <Steps line={line} />
        <FactorSource line={line} />
        <Detail term={t('why')}>
          <Known code={line.reason} texts={reasonTexts} />
        </Detail>
        {line.notes.length ? (
          <Detail term={t('notes')}>
            <ul>
              {line.notes.map((note) => (
                <li key={note}>
                  <Known code={note} texts={noteTexts} />
                </li>
              ))}
            </ul>
          </Detail>
        ) : null}
        {Number(line.kgCo2Biogenic) > 0 ? (
          <Detail term={t('biogenic')}>{`${format.quantity(Number(line.kgCo2Biogenic))}\u00a0kg CO₂`}</Detail>
        ) : null}
      </dl>
    </li>
  );
}

/** quantity × factor = result; without one factor (a sum of two halves, a contract) only what is known. */
function Calculation({ line }: { line: TrailLine }) {
  const format = useFormat();
  const factor = line.factorValue ?? line.factor?.kgCo2e;
  const quantity = format.number(Number(line.factorQuantity), { maxDecimals: quantityDecimals });
  return (
    <p className="figures mt-3 flex flex-wrap items-baseline gap-x-1.5 rounded-sm bg-sunken px-3 py-2">
      <span className="whitespace-nowrap">{`${quantity}\u00a0${line.factorUnit}`}</span>
      {factor == null ? null : (
        <span className="whitespace-nowrap">
          {`× ${format.number(Number(factor), { maxDecimals: factorDecimals })}\u00a0kg CO₂e/${line.factorUnit}`}
        </span>
      )}
      <strong className="whitespace-nowrap font-semibold">
        {`= ${format.number(Number(line.kgCo2e), { maxDecimals: quantityDecimals })}\u00a0kg CO₂e`}
      </strong>
    </p>
  );
}

function Steps({ line }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const entered = format.number(Number(line.activityQuantity), { maxDecimals: quantityDecimals });
  return (
    <>
      <Detail term={t('activity')}>
        <span className="figures">{`${entered}\u00a0${line.activityUnit}`}</span>
      </Detail>
      {line.steps.map((step) => (
        <Detail key={`${step.kind}-${step.from}-${step.to}`} term={t(stepTexts[step.kind])}>
          <span className="figures">
            {`1\u00a0${step.from} = ${format.number(Number(step.factor), { maxDecimals: factorDecimals })}\u00a0${step.to}`}
          </span>
          {step.source ? <span className="block text-ink-muted text-xs">{step.source}</span> : null}
        </Detail>
      ))}
    </>
  );
}

function FactorSource({ line: { factor, gwpSet } }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  if (!factor) return <Detail term={t('factor')}>{t('noPublishedFactor', { set: gwpSet })}</Detail>;
  const years = factor.yearTo ?? factor.yearFrom;
  return (
    <Detail term={t('factor')}>
      {`${factor.label}, ${factor.region}, ${years}`}
      <span className="block text-ink-muted text-xs">
        {`${factor.publisher}: ${factor.title}. ${factor.reference}, ${factor.sourceRow}.`}
      </span>
      <span className="block text-ink-muted text-xs">{`${factor.attribution} ${factor.licence}`}</span>
    </Detail>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** The words of a code; a code of a newer API is shown as it is rather than hidden. */
function Known<Texts extends typeof reasonTexts | typeof noteTexts>({
  code,
  texts,
}: {
  code: string;
  texts: Texts;
}) {
  const { t } = useTranslation('emission-trail');
  const key = Object.hasOwn(texts, code) ? texts[code as keyof Texts] : null;
  return key ? t(key as (typeof noteTexts)['second-hand']) : code;
}
