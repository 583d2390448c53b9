import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UsedInput } from '#api/contract/scenarios/scenarios';
import { linkTarget } from '@/lib/address/link-target';
import { LevelBadge } from '../level-badge';
import type { FigureText } from '../use-figure-text';

/** The source of an input, how far it was verified, and its uncertainty. */
export function InputSource({ input, figures }: { input: UsedInput; figures: FigureText }) {
  const { t } = useTranslation('scenarios');
  const { origin, source, year, level, low, high, unit, note, link, label } = input;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
      <span>{t(`origin.${origin}`)}</span>
      {level ? <LevelBadge level={level} /> : null}
      {source ? <span>{[source, year].filter(Boolean).join(', ')}</span> : null}
      {low !== null && high !== null ? (
        <span className="figures">{t('source.range', { range: figures.range(low, high, unit) })}</span>
      ) : null}
      {note ? <span className="text-on-attention-soft">{note}</span> : null}
      {link ? (
        <Link
          {...linkTarget(link)}
          aria-label={t(origin === 'company' ? 'source.rowsOf' : 'source.factorOf', { name: label })}
          className="text-brand underline underline-offset-4"
        >
          {t(origin === 'company' ? 'source.rows' : 'source.factor')}
        </Link>
      ) : null}
    </p>
  );
}
