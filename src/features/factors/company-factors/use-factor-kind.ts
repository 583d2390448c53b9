import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type CompanyFactor,
  type CompanyFactorBody,
  companyFactorBody,
  updateCompanyFactor,
} from '#api/contract/factors/company-factors';
import type { Changeable, ChangePart } from '@/components/crud/changeable';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { type FactorValues, toValues } from './factor-values';
import { companyFactorQueries } from './queries';

type Part = ChangePart<FactorValues>;

/** How a factor is saved, and which fields are decided when another user has changed them too. */
export function useFactorKind(
  factor: CompanyFactor | null,
): Changeable<CompanyFactor, FactorValues, CompanyFactorBody> {
  const { t } = useTranslation(['company-factors', 'entries']);
  const format = useFormat();
  const { data: targets = [] } = useQuery(companyFactorQueries.targets());
  const units = new Map(
    targets.flatMap((target) => target.units).map(({ unitId, symbol }) => [unitId, symbol]),
  );
  const none = t('entries:conflict.none');
  const numberText = (value: FactorValues['kgCo2e']) =>
    typeof value === 'number' ? format.number(value, { maxDecimals: 12 }) : none;
  const dayText = (day: string | null | undefined) => (day ? format.date(day) : none);
  const unitText = (unitId: number) =>
    units.get(unitId) ?? (unitId === factor?.unitId ? factor.unitSymbol : none);
  return {
    // An update has the same fields; the server keeps the target.
    schema: companyFactorBody,
    toValues,
    update: ({ companyFactorId: id, updatedOn }, body) =>
      call(updateCompanyFactor, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'kgCo2e',
        label: t('values.kgCo2e'),
        fields: ['kgCo2e', 'unitId'],
        describe: async ({ kgCo2e, unitId }) => `${numberText(kgCo2e)} / ${unitText(unitId)}`,
      },
      ...(['kgCo2', 'kgCh4Co2e', 'kgN2oCo2e', 'kgCo2Biogenic'] as const).map(
        (field): Part => ({
          id: field,
          label: t(`values.${field}`),
          fields: [field],
          describe: async (values) => numberText(values[field]),
        }),
      ),
      ...(['validFrom', 'validTo'] as const).map(
        (field): Part => ({
          id: field,
          label: t(`form.${field}`),
          fields: [field],
          describe: async (values) => dayText(values[field]),
        }),
      ),
      {
        id: 'networkBoundary',
        label: t('form.networkBoundary'),
        fields: ['networkBoundary'],
        describe: async ({ networkBoundary }) =>
          networkBoundary ? t(`networkBoundaries.${networkBoundary}`) : none,
      },
      ...(['gwpBasis', 'publisher', 'document', 'reference', 'note'] as const).map(
        (field): Part => ({
          id: field,
          label: t(`form.${field}`),
          fields: [field],
          describe: async (values) => values[field] || none,
        }),
      ),
    ],
  };
}
