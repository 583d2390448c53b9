import { useTranslation } from 'react-i18next';
import type { ReportHeader, ReportStep } from '#api/contract/reports/headers';
import { useFormat } from '@/hooks/use-format';
import { FacilitiesTile } from './facilities-tile';
import { Facts } from './facts';
import { GeneralInformationTile } from './general-information-tile';
import { MaterialityTile } from './materiality-tile';
import { QuestionnaireTile } from './questionnaire-tile';

type TileContentProps = { header: ReportHeader; step: Exclude<ReportStep, 'review'> };

/** A summary of a step. */
export function TileContent({ header, step }: TileContentProps) {
  const { t } = useTranslation('reports');
  switch (step) {
    case 'timePeriod':
      return <PeriodTile header={header} />;
    case 'doubleMaterialityAssessment':
      return <MaterialityTile header={header} />;
    case 'questionnaire':
      return <QuestionnaireTile header={header} />;
    case 'generalInfo':
      return <GeneralInformationTile header={header} />;
    case 'details':
      return (
        <Facts
          facts={[
            { id: 'name', label: t('details.name'), value: header.name },
            { id: 'description', label: t('details.description'), value: header.description },
          ]}
        />
      );
    case 'author':
      return (
        <Facts
          facts={[
            { id: 'author', label: t('author.name'), value: header.author },
            { id: 'department', label: t('author.department'), value: header.department },
          ]}
        />
      );
    case 'facilities':
      return <FacilitiesTile header={header} />;
  }
}

function PeriodTile({ header: { startDate, endDate, duration, language } }: { header: ReportHeader }) {
  const { t } = useTranslation('reports');
  const { t: components } = useTranslation('components');
  const format = useFormat();
  return (
    <Facts
      facts={[
        { id: 'start', label: t('review.start'), value: format.date(startDate, 'MMMM YYYY') },
        { id: 'end', label: t('review.end'), value: format.date(endDate, 'MMMM YYYY') },
        {
          id: 'duration',
          label: t('review.duration'),
          value: components('date.months', { count: duration }),
        },
        { id: 'language', label: t('period.language'), value: t(`language.${language}`) },
      ]}
    />
  );
}
