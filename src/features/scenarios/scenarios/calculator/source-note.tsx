import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Variable, VariableValue } from '#api/contract/scenarios/scenarios';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { linkTarget } from '@/lib/address/link-target';
import { LevelBadge } from '../level-badge';
import type { FigureText } from '../use-figure-text';
import { isSameValue } from './form-values';

type SourceNoteProps = {
  variable: Variable;
  value: VariableValue;
  figures: FigureText;
  /** Formats a value as the field does. */
  valueText: (value: VariableValue) => string;
  /** Restores the suggestion; undefined for readers or when nothing can be changed. */
  onRestore?: () => void;
};

const kinds = { company: 'brand', default: 'neutral', typed: 'info' } as const;

/** Shown below a field: the source of its value, how far it was verified, and its uncertainty. */
export function SourceNote({ variable, value, figures, valueText, onRestore }: SourceNoteProps) {
  const { t } = useTranslation('scenarios');
  const { source, defaultValue, title } = variable;
  const hasSuggestion = defaultValue !== null && !(Array.isArray(defaultValue) && defaultValue.length === 0);
  if (!isSameValue(value, defaultValue)) {
    if (!source && !hasSuggestion) return null;
    return (
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
        <Badge kind={kinds.typed}>{t('origin.typed')}</Badge>
        {hasSuggestion && onRestore ? (
          <Button
            variant="link"
            className="text-sm"
            aria-label={t('source.restoreOf', { name: title, value: valueText(defaultValue) })}
            // If the field lost the focus now, its error would appear and move this button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRestore}
          >
            <RotateCcw aria-hidden />
            {t('source.restore', { value: valueText(defaultValue) })}
          </Button>
        ) : null}
      </p>
    );
  }
  if (!source || !hasSuggestion) return null;
  const { origin, low, high } = source;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
      <Badge kind={kinds[origin]}>{t(`origin.${origin}`)}</Badge>
      {source.level ? <LevelBadge level={source.level} /> : null}
      {source.source ? <span>{[source.source, source.year].filter(Boolean).join(', ')}</span> : null}
      {low !== null && high !== null ? (
        <span className="figures">
          {t('source.range', { range: figures.range(low, high, variable.unit) })}
        </span>
      ) : null}
      {source.note ? <span className="basis-full text-on-attention-soft">{source.note}</span> : null}
      {source.link ? (
        <Link
          {...linkTarget(source.link)}
          className="text-brand underline underline-offset-4"
          aria-label={t(origin === 'company' ? 'source.rowsOf' : 'source.factorOf', { name: title })}
        >
          {t(origin === 'company' ? 'source.rows' : 'source.factor')}
        </Link>
      ) : null}
    </p>
  );
}
