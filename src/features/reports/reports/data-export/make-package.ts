import { strToU8 } from 'fflate';
import type { TFunction } from 'i18next';
import { generateReportWorkbook } from '#api/contract/reports/issues';
import { download } from '@/lib/api/call';
import { documentFileName } from '@/lib/document/pdf/document-file-name';
import { setPdf } from '@/lib/document/pdf/set-pdf';
import { pdfSettings } from '../issue-pdf';
import type { ReadSource } from '../use-save-pdf';
import type { CompanyData } from './read-data';
import { readMeText } from './read-me';

/** The report in a package, with the issue that was newest when the user chose it. */
export type PackageReport = { headerId: number; issue: number; title: string; hasWorkbook: boolean };

export type PackageStep = 'pdf' | 'workbook';

type PackageTools = {
  t: TFunction<'data-export'>;
  readSource: ReadSource;
  errorText: (error: unknown) => string;
  onStep: (step: PackageStep, share: number | null) => void;
};

export type PackageParts = {
  files: Record<string, Uint8Array>;
  /** Requested files that could not be created, in words. */
  failed: string[];
};

/**
 * The files of a package besides the SQLite file. A file that cannot be created is named in the read-me and on
 * screen; the other files are still delivered.
 */
export async function packageParts(
  data: CompanyData,
  report: PackageReport | null,
  tools: PackageTools,
): Promise<PackageParts> {
  const { t } = tools;
  const files: Record<string, Uint8Array> = {};
  const failed: string[] = [];
  const add = async (name: string, make: () => Promise<Uint8Array>) => {
    try {
      files[name] = await make();
      return name;
    } catch (error) {
      failed.push(t('readMe.notMade', { name, reason: tools.errorText(error) }));
      return null;
    }
  };
  const name = report ? documentFileName(report.title) : '';
  const pdf = report && (await add(name, () => pdfOf(report, tools)));
  const workbook = report?.hasWorkbook
    ? await add(name.replace(/\.pdf$/, '.xlsx'), () => workbookOf(report, tools))
    : null;
  const missing = [...failed, ...neverMade(report, t)];
  const told = report && { title: report.title, pdf, workbook };
  files[t('readMe.name')] = strToU8(readMeText({ data, report: told, missing }, t));
  return { files, failed };
}

/** Files that this kind of package never has. */
function neverMade(report: PackageReport | null, t: PackageTools['t']): string[] {
  if (!report) return [t('readMe.noReport')];
  return report.hasWorkbook ? [] : [t('readMe.noWorkbook', { title: report.title })];
}

async function pdfOf({ headerId, issue: number }: PackageReport, { readSource, onStep }: PackageTools) {
  onStep('pdf', 0);
  const { document, issue } = await readSource({ kind: 'issue', headerId, issue: number });
  return setPdf(document, {
    ...pdfSettings(document, issue),
    onProgress: (share) => onStep('pdf', share),
  });
}

async function workbookOf({ headerId, issue }: PackageReport, { onStep }: PackageTools) {
  onStep('workbook', null);
  const { blob } = await download(generateReportWorkbook, { params: { headerId }, query: { issue } });
  return new Uint8Array(await blob.arrayBuffer());
}
