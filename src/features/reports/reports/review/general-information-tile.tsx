import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type GeneralInformation,
  missingVerificationParts,
} from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/hooks/use-format';
import { reportQueries } from '../queries';
import { Facts } from './facts';
import { TileFailed } from './tile-failed';

/** The text parts of the report, besides its figures. */
export function GeneralInformationTile({ header }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const format = useFormat();
  const verificationOf = useVerificationText();
  const { data, isError } = useQuery(reportQueries.generalInformation(header.reportHeaderId));
  if (isError && !data) return <TileFailed />;
  if (!data) return <Skeleton className="h-40" />;
  // A value that is only proposed is not stored and not in the report.
  if (data.updatedOn === null) return <p className="text-ink-muted">{t('review.notAnswered')}</p>;
  const { companyName, countryNames, production, policies, employees, isFirstAudit, number } = data;
  return (
    <Facts
      facts={[
        { id: 'company', label: t('review.company'), value: companyName },
        { id: 'countries', label: t('review.countries'), value: countryNames.join(', ') },
        { id: 'production', label: t('review.production'), value: production },
        { id: 'policies', label: t('review.policies'), value: policies },
        ...changesOf(data).map(({ id, comment }) => ({
          id,
          label: t(`review.change.${id}`),
          value: comment ?? common('answers.yes'),
        })),
        {
          id: 'employees',
          label: t('review.employees'),
          value: employees === null ? null : format.number(employees),
        },
        {
          id: 'audit',
          label: t('review.audit'),
          value: isFirstAudit ? format.number(1) : number === null ? null : format.number(number),
        },
        { id: 'verification', label: t('verification.label'), value: verificationOf(data) },
      ]}
    />
  );
}

/** As printed in the report: an incomplete verification counts as none. */
function useVerificationText(): (data: GeneralInformation) => string | null {
  const { t } = useTranslation('report-forms');
  const format = useFormat();
  return (data) => {
    const { verification, verificationStandard, verifier, verifiedOn, verificationLetter } = data;
    if (verification === null) return null;
    const level = t(`verification.level.${verification}`);
    if (verification === 'none') return level;
    if (missingVerificationParts(data).length > 0) return `${level}: ${t('verification.incomplete')}`;
    const day = verifiedOn && format.date(verifiedOn);
    return [level, verificationStandard, verifier, day, verificationLetter?.name].filter(Boolean).join(', ');
  };
}

type Change = {
  id: 'investments' | 'energy' | 'process' | 'vehicle' | 'logistics';
  has: boolean | null;
  comment: string | null;
};

/** The changes that were answered with yes. */
function changesOf(data: GeneralInformation): Change[] {
  const all: Change[] = [
    { id: 'investments', has: data.investments, comment: data.investmentComments },
    { id: 'energy', has: data.energyChanges, comment: data.energyComments },
    { id: 'process', has: data.processChanges, comment: data.processComments },
    { id: 'vehicle', has: data.vehicleChanges, comment: data.vehicleComments },
    { id: 'logistics', has: data.logisticsChanges, comment: data.logisticsComments },
  ];
  return all.filter(({ has }) => has);
}
