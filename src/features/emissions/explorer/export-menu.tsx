import { Download, FileSpreadsheet, FileText, Image as ImageIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { isNamedDirectly, seriesColour } from '@/components/charts/chart-data';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { useFormat } from '@/hooks/use-format';
import { saveFile } from '@/lib/api/save-file';
import { toCsv } from '@/lib/export/csv';
import { useExportName } from '@/lib/export/use-export-name';
import { type ExplorerFilter, figureKind } from './search';
import { toExportRows } from './to-export';
import type { ExplorerChart } from './to-series';

type ExportMenuProps = {
  chart: ExplorerChart;
  /** The series that the chart image shows. */
  drawn: ExplorerChart['series'];
  filter: ExplorerFilter;
  locationName: string | undefined;
  /** Undefined for all types. */
  typeName: string | undefined;
  /** Contains the chart, unless its table is shown. */
  cardRef: RefObject<HTMLDivElement | null>;
  isDisabled: boolean;
};

/** Saves the figures as a workbook or CSV, or the chart as an image. */
export function ExportMenu(props: ExportMenuProps) {
  const { t } = useTranslation('explorer');
  const { t: common } = useTranslation();
  const save = useExports(props);
  const attempt = (run: () => Promise<void>) => () => {
    run().catch(() => toast.error(common('errors.global')));
  };
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" disabled={props.isDisabled}>
          <Download aria-hidden />
          {t('export.open')}
        </Button>
      }
      entries={[
        { id: 'xlsx', label: t('export.xlsx'), icon: <FileSpreadsheet />, onSelect: attempt(save.workbook) },
        { id: 'csv', label: t('export.csv'), icon: <FileText />, onSelect: attempt(save.csv) },
        { id: 'png', label: t('export.png'), icon: <ImageIcon />, onSelect: attempt(save.picture) },
      ]}
    />
  );
}

function useExports(props: Omit<ExportMenuProps, 'isDisabled'>) {
  const { chart, drawn, filter, locationName, typeName, cardRef } = props;
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const exportName = useExportName();
  const kind = figureKind(filter);
  const chosen = {
    location: locationName ?? t('allLocations'),
    category: t(`categories.${filter.category}`),
    type: typeName ?? t('export.allTypes'),
  };
  const nameFor = (extension: string) =>
    exportName([t(`${kind}.title`), ...Object.values(chosen), filter.from, filter.to], extension);
  const rows = () =>
    toExportRows(chart, {
      month: t('month'),
      total: t(`${kind}.sum`),
      series: (name) => (kind === 'avoided' ? t('avoided.series', { name }) : name),
    });
  const filterRows = () => [
    [t('location'), chosen.location],
    [t('category'), chosen.category],
    [t('type'), chosen.type],
    [t('period'), `${filter.from} – ${filter.to}`],
    ['', t('wholeMonths')],
    ...(kind === 'avoided' ? [['', t('avoided.note')]] : []),
  ];
  return {
    workbook: async () => {
      const { toXlsx } = await import('@/lib/export/xlsx');
      const sheets = [
        { name: t(`${kind}.title`), rows: rows() },
        { name: t('export.filters'), rows: filterRows() },
      ];
      saveFile({ blob: toXlsx(sheets), name: nameFor('xlsx') });
    },
    csv: async () => {
      const cells = rows().map((row) => row.map((cell) => (cell === null ? null : String(cell))));
      // The byte order mark tells spreadsheets that the text is UTF-8.
      const blob = new Blob(['\uFEFF', toCsv(cells)], { type: 'text/csv;charset=utf-8' });
      saveFile({ blob, name: nameFor('csv') });
    },
    picture: async () => {
      const svg = cardRef.current?.querySelector<SVGSVGElement>('svg[data-plot]');
      if (!svg) return void toast.info(t('export.showChart'));
      const { toPicture } = await import('@/lib/export/chart-picture');
      const blob = await toPicture({
        svg,
        title: t(`${kind}.chart`, { unit: chart.unit }),
        subtitle: [
          chosen.location,
          chosen.category,
          chosen.type,
          format.dateRange(filter.from, filter.to, 'DD MMM YYYY'),
        ].join(' · '),
        legend: isNamedDirectly(drawn)
          ? []
          : drawn.map(({ name, colour }, index) => ({ name, colour: seriesColour(colour, index) })),
      });
      saveFile({ blob, name: nameFor('png') });
    },
  };
}
