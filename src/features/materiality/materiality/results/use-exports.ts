import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { downloadMaterialityWorkbook, type MaterialityResults } from '#api/contract/materiality/results';
import { seriesColour } from '@/components/charts/chart-data';
import { markPath, markShape } from '@/components/charts/marks';
import { shortName } from '@/components/charts/plots/place-labels';
import { type MaterialitySearch, methodAsked } from '@/features/materiality/materiality/search';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { useExportName } from '@/lib/export/use-export-name';
import { useErrorText } from '@/lib/problem/use-error-text';
import { groupsOf, pointsOf, toPlotted } from './plotted';
import { resultQueries } from './queries';
import { useScoreText } from './use-score-text';
import { isWhatIf } from './what-if';

/** Downloads the results: everything as a workbook, or the chart on screen as a picture. */
export function useExports(
  search: MaterialitySearch & { headerId: number },
  title: string,
  page: RefObject<HTMLElement | null>,
) {
  const { headerId, tab = 'double' } = search;
  const queryClient = useQueryClient();
  const { t } = useTranslation('materiality-results');
  const errorText = useErrorText();
  const scoreText = useScoreText();
  const exportName = useExportName();
  const numberedOf = (results: MaterialityResults) => {
    const groups = groupsOf(results);
    return pointsOf(toPlotted(results, search.category).topics, results).map(
      ({ number, name, group, x, y }) => ({
        number,
        name,
        scores: t('matrix.values', { impact: scoreText(y), financial: scoreText(x) }),
        colour: seriesColour(groups[group]?.colour, group),
        mark: markOf(group),
      }),
    );
  };
  return {
    workbook: async () => {
      try {
        saveFile(await download(downloadMaterialityWorkbook, { params: { id: headerId } }));
      } catch (error) {
        toast.error(errorText(error));
      }
    },
    picture: async () => {
      const svg = page.current?.querySelector<SVGSVGElement>('svg[data-plot]');
      if (!svg) return void toast.info(t('export.noChart'));
      const { toPicture } = await import('@/lib/export/chart-picture');
      const name = svg.closest('figure')?.getAttribute('aria-label') ?? title;
      const results = tab === 'double' ? resultsOf(queryClient, search) : undefined;
      const blob = await toPicture({
        svg,
        title: name,
        // The picture states the method, because its reader has no slider beside it.
        subtitle: results && isWhatIf(results) ? `${title} · ${t('export.whatIf')}` : title,
        legend: legendOf(
          results?.categories ?? queryClient.getQueryData(resultQueries.stakeholders(headerId).queryKey),
        ),
        numbered: results ? numberedOf(results) : [],
      });
      saveFile({ blob, name: exportName([name, title], 'png') });
    },
  };
}

/** The topics on screen. */
function resultsOf(client: QueryClient, search: MaterialitySearch & { headerId: number }) {
  return client.getQueryData(resultQueries.results(search.headerId, methodAsked(search)).queryKey);
}

/** The names of the points, because the picture has no table beside it. */
function legendOf(groups: readonly { name: string; colour?: string }[] = []) {
  return groups.map((group, index) => ({
    name: shortName(group.name).text,
    colour: seriesColour(group.colour, index),
    mark: markOf(index),
  }));
}

function markOf(group: number): string {
  return markPath(markShape(group), { x: 0, y: 0, radius: 5 });
}
