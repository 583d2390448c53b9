import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { TrailLine } from '#api/contract/emissions/emissions';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/hooks/use-format';
import { useDialogs } from '@/state/dialogs';
import { useEmissionTrail } from '@/state/emission-trail';

type Factor = NonNullable<TrailLine['factor']>;

const values = ['kgCo2e', 'kgCo2', 'kgCh4Co2e', 'kgN2oCo2e', 'kgCo2Biogenic'] as const;

/** The published factor with everything needed to look it up. */
export function FactorFacts({ factor }: { factor: Factor }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  return (
    <div className="mb-6">
      <p className="font-medium">
        {factor.name}
        {factor.gases === 'all' ? null : (
          <Badge kind="attention" className="ml-2">
            {t(`gases.${factor.gases}`)}
          </Badge>
        )}
      </p>
      {factor.isCompanyOwn ? null : (
        <p lang="en" className="text-ink-muted text-sm">
          {factor.label}
        </p>
      )}
      <ul className="mt-1">
        {values.map((key) => {
          const value = factor[key];
          return value === null ? null : (
            <li key={key}>
              <span className="figures break-all">{format.exact(value)}</span>
              <span className="text-ink-muted">{`\u00a0${t(`values.${key}`)} / ${factor.unitSymbol}`}</span>
            </li>
          );
        })}
      </ul>
      <Facts factor={factor} />
      {factor.isCompanyOwn ? <CompanyFactorLink id={factor.id} /> : <FactorButton factor={factor} />}
    </div>
  );
}

function Facts({ factor }: { factor: Factor }) {
  const { t } = useTranslation('emission-trail');
  const format = useFormat();
  const years =
    factor.yearTo === null
      ? t('fromYear', { year: factor.yearFrom })
      : [...new Set([factor.yearFrom, factor.yearTo])].join('–');
  const facts: [string, string][] = [
    [t('facts.publisher'), factor.publisher],
    [t(factor.isCompanyOwn ? 'facts.note' : 'facts.edition'), factor.title],
    [t('facts.location'), factor.isCompanyOwn ? (factor.locationName ?? t('facts.allLocations')) : ''],
    factor.isCompanyOwn
      ? [t('facts.validity'), years]
      : [t('facts.region'), `${format.region(factor.region)}, ${years}`],
    [t('facts.row'), factor.sourceRow],
    [t('facts.reference'), factor.reference],
    [t('facts.licence'), factor.licence],
    [t('facts.attribution'), factor.attribution],
    // A company doesn't have to state a GWP set for a total without gases.
    [t('facts.gwpBasis'), factor.gwpBasis ?? (factor.isCompanyOwn ? '' : t('facts.noGwpBasis'))],
  ];
  return (
    <dl className="mt-2 grid grid-cols-[7.5rem_1fr] gap-x-3 gap-y-0.5 text-sm">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Links to the list of the company's own factors. */
function CompanyFactorLink({ id }: { id: number }) {
  const { t } = useTranslation('emission-trail');
  const dialogs = useDialogs();
  return (
    <Button variant="link" size="sm" className="mt-2" asChild>
      <Link to="/factors/company" search={{ factor: id }} onClick={() => dialogs.close('trail')}>
        {t('openCompanyFactor')}
      </Link>
    </Button>
  );
}

/** Opens the factor's history and the rows that use it. */
function FactorButton({ factor }: { factor: Factor }) {
  const { t } = useTranslation('emission-trail');
  const trail = useEmissionTrail();
  const { name } = factor;
  return (
    <Button
      variant="link"
      size="sm"
      className="mt-2"
      onClick={() => trail.open({ factorId: factor.id, name })}
    >
      {t('openInCatalogue')}
    </Button>
  );
}
