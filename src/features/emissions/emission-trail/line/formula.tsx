import { useTranslation } from 'react-i18next';
import type { TrailLine } from '#api/contract/emissions/emissions';
import { useFormat } from '@/hooks/use-format';
import { formatWorked } from '@/lib/format/digits';
import { kgCo2, kgCo2e } from './unit-signs';
import { type Term, workingOf } from './working';

/** Quantity × factor for each gas, with the numbers and the result. */
export function Formula({ line }: { line: TrailLine }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const { terms, isConsistent } = workingOf(line);
  return (
    <>
      <ul className="space-y-2">
        {terms.map((term) => (
          <li key={term.id}>
            <span className="text-ink-muted text-sm">{t(`terms.${term.id}`)}</span>
            <span className="figures block break-all">
              <Product line={line} term={term} />
            </span>
            <span className="figures block break-all">
              {`= ${formatWorked(term.resultKg, format.language)}${term.id === 'biogenic' ? kgCo2 : kgCo2e}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-t pt-2">
        <span className="figures break-all font-semibold">{`= ${formatWorked(line.kgCo2e, format.language)}`}</span>
        {kgCo2e}
        <span className="block text-ink-muted text-sm">
          {t('gwpSet', { set: line.gwpSet === 'as-published' ? t('asPublished') : line.gwpSet })}{' '}
          {isConsistent ? t('lineConsistent') : t('inconsistent')}
        </span>
      </p>
    </>
  );
}

function Product({ line, term }: { line: TrailLine; term: Term }) {
  const format = useFormat();
  const product = `${formatWorked(line.factorQuantity, format.language)}\u00a0${line.factorUnit} × ${format.exact(term.factor)}`;
  if (!term.gwp || term.gwp.applied === term.gwp.published) return product;
  return `${product} × ${format.exact(term.gwp.applied)}\u00a0÷\u00a0${format.exact(term.gwp.published)}`;
}
