import { z } from 'zod';

/**
 * A document as data: the content of a report or a simulation before it is laid out. Screen, PDF and workbook
 * read this and nothing else. Numbers have a unit; the renderer formats them in the language of the document.
 */

/** A number or a word. Null is written as a dash, because there is no value. */
export const documentValue = z.union([z.number(), z.string(), z.null()]);
export type DocumentValue = z.output<typeof documentValue>;

/** Values for `{name}` in the texts of the document. */
export const documentVariable = z.object({
  name: z.string(),
  value: documentValue,
  /** Of a number: `t CO2e`, `kWh/year`, `share` (written in per cent), `money` (in the document's currency), `1`. */
  unit: z.string(),
  /** A difference, written with its sign. */
  isChange: z.boolean().optional(),
});
export type DocumentVariable = z.output<typeof documentVariable>;

const text = z.object({ type: z.literal('text'), text: z.string() });
const subtitle = z.object({ type: z.literal('subtitle'), text: z.string() });
const list = z.object({ type: z.literal('list'), items: z.array(z.string()), isNumbered: z.boolean() });

export const documentColumn = z.object({
  key: z.string(),
  label: z.string(),
  /** Unit of the numbers in it, as of a variable; null where it holds words or several units. */
  unit: z.string().nullable(),
  /** Each row names the unit of its number in the column `unit`; numbers of one unit share their decimals. */
  isOfRowUnit: z.boolean().optional(),
  isNumber: z.boolean(),
  /** Its numbers are differences, written with their sign. */
  isChange: z.boolean().optional(),
});
export type DocumentColumn = z.output<typeof documentColumn>;

/** A page by its position, and a section of it; null for the start of the page. */
export const documentPlace = z.object({
  page: z.number().int().min(0),
  section: z.number().int().min(0).nullable(),
});
export type DocumentPlace = z.output<typeof documentPlace>;

const table = z.object({
  type: z.literal('table'),
  title: z.string(),
  columns: z.array(documentColumn),
  rows: z.array(z.array(documentValue)),
  /** Last row, set apart; null without one. */
  total: z.array(documentValue).nullable(),
  note: z.string().nullable(),
  /** Where each row's figures come from: an address of the portal, for the screen. Left out if there is none. */
  rowLinks: z.array(z.string().nullable()).optional(),
  /** Positions in this document that each row refers to; the PDF writes their pages into the column `page`. */
  rowPlaces: z.array(z.array(documentPlace)).optional(),
});

/**
 * `line` by points along `x`; `bar` by groups of `x`; `tornado`: one bar for each of `x` from the first series (the result
 * at its low end) to the second (at its high end), around `base`; `stacked`: the series on top of each other at each of `x`; `rows`: bars that lie, for long names; `pie`: the
 * shares of `x` in the first series.
 */
export const documentChartKinds = ['bar', 'stacked', 'rows', 'line', 'pie', 'tornado'] as const;

/** What belongs to a scope is drawn in that scope's colour, as on the screens. */
export const documentScope = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type DocumentScope = z.output<typeof documentScope>;

const series = z.object({
  key: z.string(),
  label: z.string(),
  values: z.array(z.number().nullable()),
  /** An assumption beside the result, drawn dotted. */
  isDotted: z.boolean(),
  scope: documentScope.optional(),
});

const chart = z.object({
  type: z.literal('chart'),
  kind: z.enum(documentChartKinds),
  title: z.string(),
  unit: z.string(),
  x: z.array(z.string()),
  /** Of each of `x`, in a chart of one series. */
  xScopes: z.array(documentScope.nullable()).optional(),
  series: z.array(series),
  /** Start of the bars of a tornado; null elsewhere. */
  base: z.number().nullable(),
  note: z.string().nullable(),
});

const matrixAxis = z.object({ label: z.string(), threshold: z.number() });

/** Numbered points between two thresholds, each named in the legend beside them. */
const matrix = z.object({
  type: z.literal('matrix'),
  title: z.string(),
  /** Both axes run from 0 to here. */
  highest: z.number(),
  x: matrixAxis,
  y: matrixAxis,
  /** Names of the four fields that the thresholds make. */
  fields: z.object({ both: z.string(), x: z.string(), y: z.string(), none: z.string() }),
  /** Of the points, with a colour in hex without its hash. */
  groups: z.array(z.object({ label: z.string(), colour: z.string() })),
  points: z.array(
    z.object({
      number: z.number().int(),
      name: z.string(),
      /** Index of its group. */
      group: z.number().int(),
      x: z.number(),
      y: z.number(),
    }),
  ),
  note: z.string().nullable(),
});

const picture = z.object({
  type: z.literal('image'),
  /** An address below `/api`. */
  src: z.string(),
  /** Its caption and alternative text. */
  alt: z.string(),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
});

export const documentParagraph = z.discriminatedUnion('type', [
  text,
  subtitle,
  list,
  table,
  chart,
  matrix,
  picture,
]);
export type DocumentParagraph = z.output<typeof documentParagraph>;
export type DocumentTable = z.output<typeof table>;
export type DocumentChart = z.output<typeof chart>;
export type DocumentMatrix = z.output<typeof matrix>;

export const documentSection = z.object({
  title: z.string(),
  paragraphs: z.array(documentParagraph),
  /** Step of the wizard that feeds it, for the screen. */
  step: z.string().optional(),
});
export type DocumentSection = z.output<typeof documentSection>;

/** Reports name each page; the pages of a simulation have no title. */
export const documentPage = z.object({
  title: z.string().nullable(),
  sections: z.array(documentSection),
  /** Printed in landscape, for tables of many columns. */
  isLandscape: z.boolean().optional(),
});
export type DocumentPage = z.output<typeof documentPage>;

const image = z.string().nullable();

/** A figure for the cover, with its name. */
const result = documentVariable.pick({ value: true, unit: true }).extend({ label: z.string() });
export type DocumentResult = z.output<typeof result>;

/** Shape of the specification 002, section 3, "Report document". Images are addresses below `/api`, or null. */
export const document = z
  .object({
    title: z.string(),
    subtitle: z.string().nullable(),
    language: z.enum(['en', 'pl']),
    /** ISO 4217, for values in `money`. */
    currency: z.string(),
    /** Who answers for it; in the PDF's properties. */
    author: z.string().optional(),
    /** Who finished it, in an issue. */
    finishedBy: z.string().optional(),
    /** Printed on each page: not issued yet. */
    isDraft: z.boolean().optional(),
    /**
     * Layout version. 2: percentages with one decimal, and one precision in each column. 3: the same, and the
     * last rows of a table stay on one page with its note. Earlier issues leave it out, and each is written
     * as before.
     */
    form: z.literal([2, 3]).optional(),
    /** The result on the cover. */
    results: z.array(result).optional(),
    coverBackground: image,
    coverLogo: image,
    headerLogo: image,
    variables: z.array(documentVariable),
    pages: z.array(documentPage),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof document>;
