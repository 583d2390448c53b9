import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { downloadMaterialityWorkbook } from '#api/contract/materiality/results';
import { download } from '@/lib/api/call';
import { saveFile } from '@/lib/api/save-file';
import { exportFileName } from '@/lib/export/file-name';
import { useErrorText } from '@/lib/problem/use-error-text';

/** Takes the results along: everything as a workbook, or the chart on screen as a picture. */
export function useExports(headerId: number, title: string, page: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('materiality-results');
  const errorText = useErrorText();
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
      const blob = await toPicture({ svg, title: name, subtitle: title, legend: [] });
      saveFile({ blob, name: exportFileName([name, title], 'png') });
    },
  };
}
