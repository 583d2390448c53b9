import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Scenario } from '#api/contract/scenarios/scenarios';
import { deleteSimulation, type Simulation, simulationsPageSize } from '#api/contract/scenarios/simulations';
import { CrudTable } from '@/components/crud/crud-table';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { useCrudList } from '@/components/crud/use-crud-list';
import { PageHeader } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SearchField } from '@/components/ui/search-field';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { scenarioQueries } from '../queries';
import { ScenarioTabs } from '../scenario-tabs';
import type { SimulationsSearch } from '../search';
import { RenameDialog } from './rename-dialog';
import { useSelection } from './selection';
import { SelectionBar } from './selection-bar';
import { useSimulationActions } from './simulation-actions';
import { useSimulationColumns } from './simulation-columns';

type SimulationsPageProps = {
  scenario: Scenario;
  search: SimulationsSearch;
  onSearch: (search: SimulationsSearch, replace?: boolean) => void;
};

/** The saved simulations of a measure by all users of the company. */
export function SimulationsPage({ scenario, search, onSearch }: SimulationsPageProps) {
  const { t } = useTranslation('scenarios');
  const searchId = useId();
  const page = search.page ?? 1;
  const query = useQuery(scenarioQueries.simulations(scenario.scenarioId, { ...search, page }));
  const { data } = query;
  const list = useCrudList<Simulation>({
    data: data && { items: data.data, total: data.meta.pagination.TotalCount },
    page,
    pageSize: simulationsPageSize,
    onPage: (next, replace) => onSearch({ ...search, page: next }, replace),
    rowId: ({ scenarioBackupId }) => scenarioBackupId,
  });
  const [renamed, setRenamed] = useState<Simulation | null>(null);
  const navigate = useNavigate();
  const open = ({ scenarioBackupId }: Simulation) =>
    navigate({
      to: '/scenarios/$scenarioId/simulations/$simulationId/preview',
      params: {
        scenarioId: String(scenario.scenarioId),
        simulationId: String(scenarioBackupId),
      },
    });
  const actionsOf = useSimulationActions({ open, rename: setRenamed, remove: list.setDeleting });
  return (
    <>
      <PageHeader title={scenario.name} description={scenario.description} />
      <ScenarioTabs scenario={scenario} current="simulations">
        <div className="mb-4 max-w-sm">
          <label htmlFor={searchId} className="sr-only">
            {t('simulations.search')}
          </label>
          <SearchField
            id={searchId}
            placeholder={t('simulations.search')}
            value={search.search ?? ''}
            onChange={(text) => onSearch({ search: text || undefined }, true)}
          />
        </div>
        <Card isFlush>
          <CrudTable
            label={t('simulations.title')}
            columns={useSimulationColumns()}
            list={list}
            query={query}
            rowId={({ scenarioBackupId }) => scenarioBackupId}
            rowLabel={({ name }) => name}
            onOpenRow={(row) => void open(row)}
            rowActions={actionsOf}
            empty={
              search.search
                ? { title: t('simulations.nothingFound', { search: search.search }) }
                : {
                    title: t('simulations.empty'),
                    children: t('simulations.emptyHint'),
                    actions: (
                      <Button variant="primary" asChild>
                        <Link
                          to="/scenarios/$scenarioId/calculator"
                          params={{ scenarioId: String(scenario.scenarioId) }}
                        >
                          {t('simulations.toCalculator')}
                        </Link>
                      </Button>
                    ),
                  }
            }
          />
        </Card>
        <SelectionBar />
      </ScenarioTabs>
      {renamed ? <RenameDialog simulation={renamed} onClose={() => setRenamed(null)} /> : null}
      {list.deleting ? (
        <DeleteSimulation
          simulation={list.deleting}
          onDeleted={list.deleted}
          onClose={() => list.setDeleting(null)}
        />
      ) : null}
    </>
  );
}

type DeleteSimulationProps = { simulation: Simulation; onDeleted: () => void; onClose: () => void };

function DeleteSimulation({ simulation, onDeleted, onClose }: DeleteSimulationProps) {
  const { t } = useTranslation('scenarios');
  const queryClient = useQueryClient();
  const { drop } = useSelection();
  const { name, scenarioId: id, scenarioBackupId: saveId } = simulation;
  return (
    <DeleteQuestion
      title={t('delete.title', { name })}
      description={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      remove={() => call(deleteSimulation, { params: { id, saveId } })}
      refresh={() => refresh(queryClient, 'scenarios')}
      onDeleted={async () => {
        drop(saveId);
        await refresh(queryClient, 'scenarios');
        toast.success(t('delete.done', { name }));
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
