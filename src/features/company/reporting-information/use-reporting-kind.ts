import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type ReportingInformation,
  type ReportingInformationBody,
  reportingInformationBody,
  updateReportingInformation,
} from '#api/contract/company/reporting-informations';
import type { Changeable } from '@/components/crud/changeable';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { reportingQueries } from './queries';
import { type ReportingValues, toValues } from './reporting-values';

/** How reporting information is saved, and which fields are decided when another user has changed them too. */
export function useReportingKind(): Changeable<
  ReportingInformation,
  ReportingValues,
  ReportingInformationBody
> {
  const { t } = useTranslation(['reporting-information', 'entries']);
  const format = useFormat();
  const { data: bases } = useQuery(reportingQueries.bases());
  const none = t('entries:conflict.none');
  return {
    schema: reportingInformationBody,
    toValues,
    update: ({ updatedOn }, body) => call(updateReportingInformation, { body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'basis',
        label: t('basis'),
        fields: ['reportingBasisId'],
        describe: async ({ reportingBasisId }) =>
          bases?.find((basis) => basis.reportingBasisId === reportingBasisId)?.name ?? none,
      },
      {
        id: 'period',
        label: t('periodStart'),
        fields: ['periodStart'],
        describe: async ({ periodStart }) => format.date(periodStart),
      },
      {
        id: 'approach',
        label: t('approach'),
        fields: ['consolidationApproach'],
        describe: async ({ consolidationApproach: approach }) =>
          approach ? t(`approaches.${approach}.name`) : none,
      },
      {
        id: 'approachReason',
        label: t('approachReason'),
        fields: ['consolidationReason'],
        describe: async ({ consolidationReason }) => consolidationReason || none,
      },
      {
        id: 'baseYear',
        label: t('baseYear'),
        fields: ['baseYear'],
        describe: async ({ baseYear }) => (baseYear ? String(baseYear) : none),
      },
    ],
  };
}
