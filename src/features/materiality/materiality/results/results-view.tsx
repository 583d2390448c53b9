import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { MaterialityHeader } from '@/features/materiality/materiality/materiality-header';
import { type OnMaterialitySearch, type ResultTab, withTab } from '@/features/materiality/materiality/search';
import { DoubleTab } from './double-tab';
import { IrosTab } from './iros-tab';
import { StakeholdersTab } from './stakeholders-tab';
import type { ResultsAddress } from './table-place';
import { type Trail, TrailDialog } from './trail-dialog';
import { useExports } from './use-exports';

type ResultsViewProps = ResultsAddress & {
  report: Report;
  header: ReportHeader;
  /** Messages about the assessment as a whole. */
  notice?: ReactNode;
  isEditor: boolean;
  onEdit: () => void;
};

/** The results of the assessment in four tabs. */
export function ResultsView(props: ResultsViewProps) {
  const { report, header, notice, isEditor, search, onSearch, onEdit } = props;
  const { t } = useTranslation('materiality-results');
  const page = useRef<HTMLDivElement>(null);
  const [trail, setTrail] = useState<Trail | null>(null);
  const { reportHeaderId: headerId } = header;
  const { tab = 'double' } = search;
  // Choices on this page keep the scroll position.
  const stay: OnMaterialitySearch = (next, arrival) =>
    onSearch({ ...next, view: 'results' }, { resetScroll: false, ...arrival });
  const address: ResultsAddress = { search, onSearch: stay };
  const exports = useExports(search, useHeaderTitle()(header), page);
  return (
    <div ref={page}>
      <MaterialityHeader
        {...{ report, header }}
        actions={
          <>
            {tab === 'double' || tab === 'stakeholders' ? (
              <Button onClick={() => void exports.picture()}>{t('export.picture')}</Button>
            ) : null}
            <Button onClick={() => void exports.workbook()}>{t('export.workbook')}</Button>
            <Button variant="primary" onClick={onEdit}>
              {t(isEditor ? 'edit' : 'look')}
            </Button>
          </>
        }
      />
      {notice}
      <Tabs<ResultTab>
        label={t('tabs.label')}
        value={tab}
        onChange={(next) => stay(withTab(search, next))}
        tabs={[
          {
            id: 'double',
            label: t('tabs.double'),
            content: (
              <DoubleTab {...{ address, isEditor }} onOpen={(subtopicId) => setTrail({ subtopicId })} />
            ),
          },
          {
            id: 'stakeholders',
            label: t('tabs.stakeholders'),
            content: <StakeholdersTab address={address} />,
          },
          {
            id: 'impact',
            label: t('tabs.impact'),
            content: <IrosTab {...{ address }} axis="impacts" onOpen={(iroId) => setTrail({ iroId })} />,
          },
          {
            id: 'financial',
            label: t('tabs.financial'),
            content: <IrosTab {...{ address }} axis="financials" onOpen={(iroId) => setTrail({ iroId })} />,
          },
        ]}
      />
      {trail ? (
        <TrailDialog {...{ headerId, trail }} onTrail={setTrail} onClose={() => setTrail(null)} />
      ) : null}
    </div>
  );
}
