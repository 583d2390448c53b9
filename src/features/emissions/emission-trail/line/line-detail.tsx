import { useTranslation } from 'react-i18next';
import type { AmountWorking, TrailLine } from '#api/contract/emissions/emissions';
import { Stage } from '@/features/emissions/emission-trail/stage';
import { noteText, reasonText, volumeText } from '@/features/emissions/emission-trail/words';
import { useFormat } from '@/hooks/use-format';
import { formatWorked } from '@/lib/format/digits';
import { FactorDetail } from './factor-detail';
import { Formula } from './formula';
import { WorkedOut } from './worked-out';
import { shareOf } from './working';

type LineDetailProps = { line: TrailLine; entered: string; workedOut: AmountWorking | null };

/** The stages of one line, in the order of its calculation. */
export function LineDetail({ line, entered, workedOut }: LineDetailProps) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const share = shareOf(line, entered);
  return (
    <ol className="space-y-4 text-ink">
      {workedOut ? (
        <Stage title={t('stages.amount')}>
          <WorkedOut working={workedOut} amount={`${format.exact(entered)}\u00a0${line.activityUnit}`} />
        </Stage>
      ) : null}
      <Stage title={t('stages.share')}>
        <p className="figures break-all">
          {`${formatWorked(line.activityQuantity, format.language)}\u00a0${line.activityUnit}`}
          <span className="text-ink-muted">
            {' '}
            {share === 1
              ? t('wholeRow')
              : t('shareOfRow', {
                  share: format.percent(share, { maxDecimals: 2 }),
                  quantity: `${format.exact(entered)}\u00a0${line.activityUnit}`,
                })}
          </span>
        </p>
        {line.derivedFrom === null ? null : (
          <p className="text-ink-muted">{t('follows', { line: line.derivedFrom + 1 })}</p>
        )}
      </Stage>
      <Stage title={t('stages.conversion')}>
        <Conversion line={line} />
      </Stage>
      <Stage title={t('stages.factor')}>
        <FactorDetail line={line} />
      </Stage>
      <Stage title={t('stages.reason')}>
        <p>{reasonText(line, t)}</p>
        {line.steps.map(({ volume }) =>
          volume ? (
            <p key={volume.startDate} className="figures mt-1">
              {volumeText(volume, t, {
                date: (day) => format.date(day),
                number: (exact) => formatWorked(exact, format.language),
                share: (exact) => format.percent(Number(exact), { maxDecimals: 4 }),
              })}
            </p>
          ) : null,
        )}
        {line.notes.length > 0 ? (
          <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-muted">
            {line.notes.map((note) => (
              <li key={note}>{noteText(note, line, t)}</li>
            ))}
          </ul>
        ) : null}
      </Stage>
      <Stage title={t('stages.formula')}>
        <Formula line={line} />
      </Stage>
    </ol>
  );
}

/** Each multiplier between the entered unit and the factor's, with its source. */
function Conversion({ line }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  // A contract's share is shown with the reason. As a step it would only multiply by one.
  const steps = line.steps.filter(({ volume }) => !volume);
  if (steps.length === 0)
    return <p className="text-ink-muted">{t('noConversion', { unit: line.factorUnit })}</p>;
  return (
    <>
      <ul className="space-y-1">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own and never move
          <li key={index}>
            <span>{t(`steps.${step.kind}`)}</span>
            {': '}
            <span className="figures break-all">{`${step.from} → ${step.to} × ${formatWorked(step.factor, format.language)}`}</span>
            {step.source && step.kind !== 'assumption' ? (
              <span className="block text-ink-muted text-sm">
                {t(step.isOwn ? 'ownSource' : 'source', { source: step.source })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="figures mt-1 break-all">{`= ${formatWorked(line.factorQuantity, format.language)}\u00a0${line.factorUnit}`}</p>
    </>
  );
}
