import type { TFunction } from 'i18next';
import type { CompanyData } from './read-data';

export type ReadMeFacts = {
  data: CompanyData;
  /** The title of the report with the names of its files; null when the package has no report. */
  report: { title: string; pdf: string | null; workbook: string | null } | null;
  /** What is missing from the package, in words. */
  missing: readonly string[];
};

/** The read-me of a package: what each file is, what is missing, and how the figures add up. */
export function readMeText({ data, report, missing }: ReadMeFacts, t: TFunction<'data-export'>): string {
  const { companyName, date, fileName, tables } = data;
  const files = [
    ...(report?.pdf ? [`${report.pdf}\n  ${t('readMe.pdf', { title: report.title })}`] : []),
    ...(report?.workbook ? [`${report.workbook}\n  ${t('readMe.workbook', { title: report.title })}`] : []),
    `${fileName}.sqlite\n  ${t('readMe.sqlite')}`,
  ];
  const about = tables
    .filter(({ name }) => name !== 'documentation')
    .map(({ name, meaning, rows }) => `${name} (${rows.length})\n  ${meaning}`);
  const parts = [
    t('readMe.title', { company: companyName, date }),
    section(t('readMe.files'), files),
    ...(missing.length > 0 ? [section(t('readMe.missing'), missing)] : []),
    section(t('readMe.tables'), about),
    t('readMe.documentation'),
    t('readMe.modules'),
  ];
  // CRLF line ends, because some Windows editors need them.
  return `${parts.join('\n\n')}\n`.replaceAll('\n', '\r\n');
}

const section = (heading: string, lines: readonly string[]) =>
  [heading, '-'.repeat(heading.length), '', ...lines].join('\n');
