import type { Language } from './definition';

/** The document of the contract, without its schema: the domain knows no zod. */
export type DocumentValue = number | string | null;
export type DocumentVariable = { name: string; value: DocumentValue; unit: string };
export type DocumentColumn = { key: string; label: string; unit: string | null; isNumber: boolean };
export type DocumentTable = {
  type: 'table';
  title: string;
  columns: DocumentColumn[];
  rows: DocumentValue[][];
  total: DocumentValue[] | null;
  note: string | null;
};
export type DocumentChart = {
  type: 'chart';
  kind: 'bar' | 'line' | 'tornado';
  title: string;
  unit: string;
  x: string[];
  series: { key: string; label: string; values: (number | null)[]; isDotted: boolean }[];
  base: number | null;
  note: string | null;
};
export type DocumentParagraph =
  | { type: 'text'; text: string }
  | { type: 'subtitle'; text: string }
  | { type: 'list'; items: string[]; isNumbered: boolean }
  | DocumentTable
  | DocumentChart;
export type DocumentSection = { title: string; paragraphs: DocumentParagraph[] };
export type ScenarioDocument = {
  title: string;
  subtitle: string | null;
  language: Language;
  currency: string;
  coverBackground: string | null;
  coverLogo: string | null;
  headerLogo: string | null;
  variables: DocumentVariable[];
  pages: { title: string | null; sections: DocumentSection[] }[];
};
