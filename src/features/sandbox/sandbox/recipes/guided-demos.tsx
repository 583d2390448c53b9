import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** The prepared demos, by their file names in `public/demos`. */
export const guidedDemos = [
  'bill-to-audited-figure',
  'file-to-entry',
  'completeness',
  'factor-update',
  'measure-to-plan',
  'double-materiality',
  'two-people',
] as const;

/** Guided demos for visitors; each opens at its first step. */
export function GuidedDemos() {
  const { t } = useTranslation('sandbox');
  return (
    <section aria-label={t('door.demos')} className="mt-4">
      <h2 className="font-semibold text-sm">{t('door.demos')}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {guidedDemos.map((name) => (
          <li key={name}>
            <Link
              to="/demo"
              search={{ recipe: name }}
              preload={false}
              className="text-brand underline underline-offset-4"
            >
              {t(`demos.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
