import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { MaterialityHeader } from '../materiality-header';
import type { ResultTab } from '../search';
import { DoubleTab } from './double-tab';
import { IrosTab } from './iros-tab';
import { StakeholdersTab } from './stakeholders-tab';
import { type Trail, TrailDialog } from './trail-dialog';
import { useExports } from './use-exports';

type ResultsViewProps = {
  report: Report;
  header: ReportHeader;
  isEditor: boolean;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  onEdit: () => void;
};

/** What came of the assessment, in four tabs. */
export function ResultsView({ report, header, isEditor, tab, onTab, onEdit }: ResultsViewProps) {
  const { t } = useTranslation('materiality-results');
  const page = useRef<HTMLDivElement>(null);
  const [trail, setTrail] = useState<Trail | null>(null);
  const { reportHeaderId: headerId } = header;
  const exports = useExports(headerId, useHeaderTitle()(header), page);
  return (
    <div ref={page}>
      <MaterialityHeader
        {...{ report, header }}
        actions={
          <>
            {tab === 'double' || tab === 'stakeholders' ? (
              <Button onClick={() => void exports.picture(tab)}>{t('export.picture')}</Button>
            ) : null}
            <Button onClick={() => void exports.workbook()}>{t('export.workbook')}</Button>
            <Button variant="primary" onClick={onEdit}>
              {t(isEditor ? 'edit' : 'look')}
            </Button>
          </>
        }
      />
      <Tabs<ResultTab>
        label={t('tabs.label')}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            id: 'double',
            label: t('tabs.double'),
            content: (
              <DoubleTab {...{ headerId, isEditor }} onOpen={(subtopicId) => setTrail({ subtopicId })} />
            ),
          },
          {
            id: 'stakeholders',
            label: t('tabs.stakeholders'),
            content: <StakeholdersTab headerId={headerId} />,
          },
          {
            id: 'impact',
            label: t('tabs.impact'),
            content: <IrosTab {...{ headerId }} axis="impacts" onOpen={(iroId) => setTrail({ iroId })} />,
          },
          {
            id: 'financial',
            label: t('tabs.financial'),
            content: <IrosTab {...{ headerId }} axis="financials" onOpen={(iroId) => setTrail({ iroId })} />,
          },
        ]}
      />
      {trail ? (
        <TrailDialog {...{ headerId, trail }} onTrail={setTrail} onClose={() => setTrail(null)} />
      ) : null}
    </div>
  );
}
