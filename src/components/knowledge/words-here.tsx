import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { GlossaryTerm } from './glossary-term';

/** Dictionary terms that have a name in the texts of this folder. */
type NamedTerm =
  | 'baseyear'
  | 'biogenic'
  | 'ef'
  | 'equity'
  | 'fincontrol'
  | 'go'
  | 'gwp'
  | 'intensity'
  | 'lhv'
  | 'location'
  | 'market'
  | 'opcontrol'
  | 'orgboundary'
  | 'primary'
  | 'residual'
  | 'spend'
  | 'supplychain'
  | 'wtt';

type WordsHereProps = {
  codes?: readonly NamedTerm[];
  /** Terms that the screen's own texts name. */
  words?: readonly { code: string; text: string }[];
  className?: string;
};

/** The terms of a form or calculation that newcomers may want explained, in one line. */
export function WordsHere({ codes = [], words = [], className }: WordsHereProps) {
  const { t } = useTranslation('components');
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm', className)}>
      <span>{t('glossary.wordsHere')}</span>
      {codes.map((code) => (
        <GlossaryTerm key={code} code={code} text={t(`glossary.names.${code}`)} />
      ))}
      {words.map(({ code, text }) => (
        <GlossaryTerm key={code} code={code} text={text} />
      ))}
    </p>
  );
}
