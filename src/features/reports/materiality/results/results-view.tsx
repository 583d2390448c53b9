import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import type { ResultTab } from '../search';
import { DoubleTab } from './double-tab';
import { IrosTab } from './iros-tab';
import { StakeholdersTab } from './stakeholders-tab';
import { type Trail, TrailDialog } from './trail-dialog';
import { useExports } from './use-exports';

type ResultsViewProps = {
  headerId: number;
  /** Of the report, for the files that are taken along. */
  title: string;
  isEditor: boolean;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
  onEdit: () => void;
};

/** What came of the assessment, in four tabs. */
export function ResultsView({ headerId, title, isEditor, tab, onTab, onEdit }: ResultsViewProps) {
  const { t } = useTranslation('materiality-results');
  const page = useRef<HTMLDivElement>(null);
  const [trail, setTrail] = useState<Trail | null>(null);
  const exports = useExports(headerId, title, page);
  return (
    <div ref={page}>
      <Tabs<ResultTab>
        label={t('tabs.label')}
        value={tab}
        onChange={onTab}
        actions={
          <div className="flex flex-wrap gap-2 pb-2">
            {tab === 'double' || tab === 'stakeholders' ? (
              <Button size="sm" onClick={() => void exports.picture()}>
                {t('export.picture')}
              </Button>
            ) : null}
            <Button size="sm" onClick={() => void exports.workbook()}>
              {t('export.workbook')}
            </Button>
            <Button size="sm" variant="primary" onClick={onEdit}>
              {t(isEditor ? 'edit' : 'look')}
            </Button>
          </div>
        }
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
