/** The document of the contract, without its schema: the domain knows no zod. */
export type Language = 'en' | 'pl';
export type DocumentValue = number | string | null;
export type DocumentVariable = { name: string; value: DocumentValue; unit: string };
export type DocumentColumn = { key: string; label: string; unit: string | null; isNumber: boolean };
export type DocumentPlace = { page: number; section: number | null };
export type DocumentTable = {
  type: 'table';
  title: string;
  columns: DocumentColumn[];
  rows: DocumentValue[][];
  total: DocumentValue[] | null;
  note: string | null;
  rowLinks?: (string | null)[];
  rowPlaces?: DocumentPlace[][];
};
export type DocumentSeries = { key: string; label: string; values: (number | null)[]; isDotted: boolean };
export type DocumentChart = {
  type: 'chart';
  kind: 'bar' | 'stacked' | 'rows' | 'line' | 'pie';
  title: string;
  unit: string;
  x: string[];
  series: DocumentSeries[];
  base: number | null;
  note: string | null;
};
export type DocumentParagraph =
  | { type: 'text'; text: string }
  | { type: 'subtitle'; text: string }
  | { type: 'list'; items: string[]; isNumbered: boolean }
  | { type: 'image'; src: string; alt: string; widthPx: number; heightPx: number }
  | DocumentTable
  | DocumentChart;
export type DocumentSection = { title: string; paragraphs: DocumentParagraph[]; step?: string };
export type DocumentPage = { title: string; sections: DocumentSection[] };
export type ReportDocument = {
  title: string;
  subtitle: string | null;
  language: Language;
  currency: string;
  author?: string;
  isDraft?: boolean;
  coverBackground: string | null;
  coverLogo: string | null;
  headerLogo: string | null;
  variables: DocumentVariable[];
  pages: DocumentPage[];
};
