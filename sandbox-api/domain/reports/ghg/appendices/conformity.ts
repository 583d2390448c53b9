import type { DocumentPlace, DocumentSection, DocumentValue } from '#api/contract/documents/document';
import type { AccordanceCheck } from '#api/contract/reports/accordance';
import type { AppendixKey, GhgContext, PageKey } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { section, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { sectionTitles } from './conformity-sections';
import { type ConformityItem, conformityWords } from './conformity-words';

type Where = PageKey | AppendixKey;
type Required = {
  item: ConformityItem;
  standards: string;
  page: Where;
  /** Checks of the list without which it is missing. */
  gaps?: readonly AccordanceCheck[];
  /** Only where Scope 3 is reported. */
  isScope3?: boolean;
};

/** Every item that the outline marks as required, in its order. */
const required: readonly Required[] = [
  { item: 'company', standards: 'GHGP, ISO', page: 'summary' },
  { item: 'totals', standards: 'GHGP, S2', page: 'keyFigures', gaps: ['totals'] },
  { item: 'time', standards: 'GHGP', page: 'summary' },
  { item: 'reporter', standards: 'GHGP, ISO', page: 'company' },
  { item: 'responsible', standards: 'ISO', page: 'company', gaps: ['responsible'] },
  { item: 'period', standards: 'GHGP, ISO', page: 'company' },
  { item: 'approach', standards: 'GHGP, ISO, E1', page: 'boundaries', gaps: ['approach'] },
  { item: 'sites', standards: 'ISO', page: 'boundaries', gaps: ['approach'] },
  { item: 'operational', standards: 'GHGP, ISO', page: 'boundaries' },
  { item: 'scope3List', standards: 'S3', page: 'boundaries', gaps: ['scope3Reasons'], isScope3: true },
  { item: 'exclusions', standards: 'GHGP, ISO', page: 'boundaries', gaps: ['exclusions'] },
  { item: 'boundaryChanges', standards: 'ISO', page: 'boundaries', gaps: ['boundaryChanges'] },
  { item: 'method', standards: 'GHGP, ISO', page: 'method' },
  { item: 'factors', standards: 'ISO, S3', page: 'factors' },
  { item: 'gwp', standards: 'ISO', page: 'method' },
  { item: 'methodReasons', standards: 'ISO', page: 'method' },
  { item: 'biogenicMethod', standards: 'ISO', page: 'method' },
  { item: 'scope2Method', standards: 'S2', page: 'method' },
  { item: 'gases', standards: 'GHGP, ISO', page: 'results', gaps: ['gases'] },
  { item: 'biogenic', standards: 'GHGP, ISO, S3', page: 'results' },
  { item: 'noOffsets', standards: 'GHGP, S3', page: 'results' },
  { item: 'direct', standards: 'ISO', page: 'scope1', gaps: ['totals'] },
  { item: 'scope2', standards: 'S2', page: 'scope2', gaps: ['totals'] },
  { item: 'scope3', standards: 'S3', page: 'scope3', isScope3: true },
  { item: 'scope3Details', standards: 'S3', page: 'scope3', isScope3: true },
  { item: 'iso', standards: 'ISO', page: 'scope3', isScope3: true },
  {
    item: 'baseYear',
    standards: 'GHGP, ISO, S3',
    page: 'development',
    gaps: ['baseYear', 'baseYearReason', 'baseYearFigures'],
  },
  { item: 'recalculation', standards: 'GHGP, ISO', page: 'development', gaps: ['recalculationPolicy'] },
  { item: 'quality', standards: 'ISO, S3', page: 'quality' },
  { item: 'uncertainty', standards: 'ISO', page: 'quality', gaps: ['uncertainty'] },
  { item: 'removals', standards: 'ISO', page: 'credits' },
  { item: 'statement', standards: 'ISO', page: 'statement' },
  { item: 'verification', standards: 'ISO', page: 'statement', gaps: ['verification'] },
];

/** A page of the document with its sections, as far as they are made before the index. */
export type IndexedPage = { title: string; page: number; sections: readonly DocumentSection[] };

/** Appendix C: each required item with the page of this document where it stands, as that page is titled. */
export function conformityAppendix(
  { figures, language, gaps, facts }: GhgContext,
  pages: ReadonlyMap<Where, IndexedPage>,
): DocumentSection[] {
  const words = conformityWords[language];
  const sections = sectionTitles(language);
  const title = ghgWords[language].appendices.conformity;
  const isMissing = ({ item, gaps: own = [] }: Required) =>
    own.some((gap) => gaps.includes(gap)) ||
    (item === 'statement' && gaps.length > 0) ||
    (item === 'reporter' && facts.general === null);
  const placeOf = ({ isScope3, page }: Required) =>
    isScope3 && !figures.hasScope3 ? undefined : pages.get(page);
  const rows = required.map((one): DocumentValue[] => {
    const applies = !one.isScope3 || figures.hasScope3;
    const status = applies ? (isMissing(one) ? words.missing : words.reported) : words.notApplicable;
    return [words.items[one.item], one.standards, placeOf(one)?.title ?? null, status];
  });
  const rowPlaces = required.map((one): DocumentPlace[] => {
    const place = placeOf(one);
    if (!place) return [];
    const section = place.sections.findIndex(({ title: own }) => own === sections[one.item]);
    return [{ page: place.page, section: section < 0 ? null : section }];
  });
  return [
    section(title, [
      text(words.intro),
      table(
        title,
        [
          wordColumn('item', words.item),
          wordColumn('standard', words.standard),
          wordColumn('page', words.page),
          wordColumn('status', words.status),
        ],
        rows,
        { rowPlaces },
      ),
    ]),
  ];
}
