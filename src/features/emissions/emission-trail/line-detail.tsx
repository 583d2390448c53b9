import { useTranslation } from 'react-i18next';
import type { AmountWorking, TrailLine } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';
import { FactorDetail } from './factor-detail';
import { Formula } from './formula';
import { Stage } from './stage';
import { noteText, reasonText } from './words';
import { WorkedOut } from './worked-out';
import { shareOf } from './working';

type LineDetailProps = { line: TrailLine; entered: string; workedOut: AmountWorking | null };

/** The stages of one line, in the order in which it was worked out. */
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
          {`${format.exact(line.activityQuantity)}\u00a0${line.activityUnit}`}
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
        {line.notes.length > 0 ? (
          <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-muted">
            {line.notes.map((note) => (
              <li key={note}>{noteText(note, t)}</li>
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
  if (line.steps.length === 0)
    return <p className="text-ink-muted">{t('noConversion', { unit: line.factorUnit })}</p>;
  return (
    <>
      <ul className="space-y-1">
        {line.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own and never move
          <li key={index}>
            <span>{t(`steps.${step.kind}`)}</span>
            {': '}
            <span className="figures break-all">{`${step.from} → ${step.to} × ${format.exact(step.factor)}`}</span>
            {step.source && step.kind !== 'assumption' ? (
              <span className="block text-ink-muted text-sm">
                {t(step.isOwn ? 'ownSource' : 'source', { source: step.source })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="figures mt-1 break-all">{`= ${format.exact(line.factorQuantity)}\u00a0${line.factorUnit}`}</p>
    </>
  );
}
