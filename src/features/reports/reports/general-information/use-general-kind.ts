import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changeKinds,
  createGeneralInformation,
  type GeneralInformation,
  type GeneralInformationBody,
  generalInformationBody,
  readGeneralInformation,
  updateGeneralInformation,
  verificationParts,
} from '#api/contract/reports/general-informations';
import type { Changeable, ChangePart, ChangeVersions } from '@/components/crud/changeable';
import { useFormat } from '@/hooks/use-format';
import { ApiError, isApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { countriesQuery } from '@/lib/api/queries/countries';
import { changeFields, statementFields, toSent, toValues, type Values } from './values';

type Part = ChangePart<Values>;

/** How general information is saved, and which fields are decided in a conflict. */
export function useGeneralKind(): Changeable<GeneralInformation, Values, GeneralInformationBody> {
  const { t } = useTranslation(['report-forms', 'entries', 'common']);
  const format = useFormat();
  const queryClient = useQueryClient();
  const none = t('entries:conflict.none');
  const flag = (value: boolean | null | undefined) =>
    value == null ? none : t(value ? 'common:answers.yes' : 'common:answers.no');
  const number = (value: number | null | undefined) => (value == null ? none : format.number(value));
  const text = (field: keyof Values & string, label: string): Part => ({
    id: field,
    label,
    fields: [field],
    describe: async (values) => String(values[field] || none),
  });
  const countries: Part = {
    id: 'countries',
    label: t('general.countries'),
    fields: ['countries'],
    describe: async ({ countries: ids }) => {
      const known = await queryClient.ensureQueryData(countriesQuery);
      const names = known.filter(({ countryId }) => ids.includes(countryId)).map(({ name }) => name);
      return names.join(', ') || none;
    },
  };
  const others: Part[] = [
    text('companyName', t('general.companyName')),
    text('production', t('general.production')),
    text('productionDetails', t('general.productionDetails')),
    text('policies', t('general.policies')),
    ...changeKinds.map((kind): Part => {
      const [has, comment] = changeFields[kind];
      return {
        id: kind,
        label: t(`general.change.${kind}`),
        fields: [has, comment],
        describe: async (values) => [flag(values[has]), values[comment]].filter(Boolean).join(': '),
      };
    }),
    {
      id: 'employees',
      label: t('general.employees'),
      fields: ['employees'],
      describe: async ({ employees }) => number(employees),
    },
    {
      id: 'audit',
      label: t('general.isFirstAudit'),
      fields: ['isFirstAudit', 'number'],
      describe: async (values) =>
        values.isFirstAudit === false
          ? `${flag(false)}: ${number(values.number)}`
          : flag(values.isFirstAudit),
    },
    ...statementFields.map((field) => text(field, t(`standards.${field}`))),
    {
      id: 'verification',
      label: t('verification.level.label'),
      fields: ['verification', ...verificationParts],
      describe: async ({ verification, ...parts }) =>
        verification
          ? [
              t(`verification.level.${verification}`),
              parts.verificationStandard,
              parts.verifier,
              parts.verifiedOn && format.date(parts.verifiedOn),
            ]
              .filter(Boolean)
              .join(', ')
          : none,
    },
  ];
  return {
    schema: generalInformationBody,
    toValues,
    update: ({ reportHeaderId: headerId, updatedOn }, body) =>
      updatedOn === null
        ? store(toSent(body))
        : call(updateGeneralInformation, {
            params: { headerId },
            body: toSent(body),
            seenUpdatedOn: updatedOn,
          }),
    // Lists are new objects after each read, so they are compared by their items.
    parts: (versions) => (countriesDiffer(versions) ? [countries, ...others] : others),
  };
}

/** The first save. If another user saved first, the conflict is with their values. */
async function store(body: GeneralInformationBody): Promise<GeneralInformation> {
  try {
    return await call(createGeneralInformation, { body });
  } catch (error) {
    if (!isApiError(error, 'conflict') || !error.problem) throw error;
    const current = await call(readGeneralInformation, { params: { headerId: body.reportHeaderId } });
    throw current.updatedOn === null ? error : new ApiError('stale', { ...error.problem, current });
  }
}

function countriesDiffer({ read, mine, theirs }: ChangeVersions<Values>): boolean {
  const [before, here, there] = [read, mine, theirs].map(({ countries }) => [...countries].sort().join());
  return before !== there && here !== there;
}
