import { Link } from '@tanstack/react-router';
import { FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#api/contract/reports/reports';
import { PageHeader } from '@/components/layout/page';
import { UpgradeBanner } from '@/components/layout/upgrade-banner';
import { Button } from '@/components/ui/button';
import { Tabs } from '@/components/ui/tabs';
import { NewReport } from './new-report';
import { SavedReports } from './saved/saved-reports';
import type { ReportSearch } from './search';

type ReportPageProps = {
  report: Report;
  search: ReportSearch;
  onSearch: (search: ReportSearch, replace?: boolean) => void;
};

/** One report type: start a new report or manage the saved ones. The URL holds the tab and the page. */
export function ReportPage({ report, search, onSearch }: ReportPageProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const isLocked = !report.isAvailable;
  const tab = isLocked ? 'new' : (search.tab ?? 'new');
  return (
    <>
      <PageHeader
        title={report.name}
        actions={
          <Button asChild>
            <Link to="/reports/check">
              <FileCheck aria-hidden />
              {t('check.open')}
            </Link>
          </Button>
        }
      />
      {isLocked ? (
        <UpgradeBanner feature={report.name}>{t('locked', { name: report.name })}</UpgradeBanner>
      ) : null}
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(id) => onSearch({ tab: id })}
        tabs={[
          {
            id: 'new',
            label: t('tabs.new'),
            content: tab === 'new' ? <NewReport report={report} /> : null,
          },
          {
            id: 'saved',
            label: t('tabs.saved'),
            content: tab === 'saved' ? <SavedReports {...{ report, search, onSearch }} /> : null,
            disabled: isLocked,
            disabledReason: common('locked.message'),
          },
        ]}
      />
    </>
  );
}
