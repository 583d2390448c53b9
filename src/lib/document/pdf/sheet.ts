import type { jsPDF } from 'jspdf';
import type { DocumentChart, DocumentScope } from '#api/contract/documents/document';
import type { Writing } from '../write-value';

/** The margins, in millimetres. */
export const margins = { narrow: 12, medium: 20, wide: 28 };
export type Margins = keyof typeof margins;

export type Rgb = [number, number, number];

/** The product's colours on paper. */
export const colours = {
  ink: [24, 44, 36] as Rgb,
  muted: [92, 107, 99] as Rgb,
  brand: [18, 74, 56] as Rgb,
  hairline: [218, 214, 204] as Rgb,
  attention: [150, 84, 12] as Rgb,
  /** The colours of a chart's series, in order; the same hues as on screen. */
  series: [
    [18, 100, 72],
    [191, 112, 22],
    [29, 103, 163],
    [160, 44, 110],
    [54, 140, 140],
    [92, 66, 150],
    [140, 132, 40],
    [88, 100, 92],
  ] as Rgb[],
  /**
   * The colours of the scopes, each with shades for several parts of one scope: the light theme of the screens
   * (tokens.css).
   */
  scopes: {
    1: [
      [218, 105, 18],
      [117, 48, 3],
      [164, 76, 6],
      [191, 95, 0],
      [139, 62, 9],
      [94, 39, 7],
    ],
    2: [
      [22, 106, 177],
      [9, 62, 111],
      [70, 146, 208],
      [8, 84, 145],
      [46, 127, 195],
      [8, 47, 84],
    ],
    3: [
      [95, 41, 147],
      [151, 101, 198],
      [120, 68, 174],
      [69, 30, 108],
      [164, 118, 202],
      [136, 84, 187],
    ],
  } satisfies Record<DocumentScope, Rgb[]> as Record<DocumentScope, Rgb[]>,
};

/**
 * The colours of the parts of a chart by their numbers. Parts of a scope have its hue, the next of the same scope a
 * shade of it. Other parts follow a palette, whose ninth colour is the first again.
 */
export function coloursOf(scopes: readonly (DocumentScope | null | undefined)[]): (index: number) => Rgb {
  return (index) => {
    const scope = scopes[index];
    if (!scope) return colours.series[index % colours.series.length] ?? colours.brand;
    const before = scopes.slice(0, index).filter((other) => other === scope).length;
    const shades = colours.scopes[scope];
    return shades[before % shades.length] ?? colours.brand;
  };
}

/** Of the series of a chart. */
export function seriesColours({ series }: Pick<DocumentChart, 'series'>): (index: number) => Rgb {
  return coloursOf(series.map(({ scope }) => scope));
}

type Orientation = 'portrait' | 'landscape';

/** Room for the header and the footer. */
const head = 14;
const foot = 14;

/** The position of the next element of a document. A4 in either orientation, millimetres, from the top. */
export class Sheet {
  y: number;
  readonly left: number;
  readonly top: number;
  /** The orientation of pages that are added from now on. */
  orientation: Orientation = 'portrait';

  constructor(
    readonly pdf: jsPDF,
    readonly writing: Writing,
    margin: Margins,
  ) {
    this.left = margins[margin];
    this.top = this.left + head;
    this.y = this.top;
  }

  /** The size of the current page, in whole millimetres: A4 in points is slightly larger. */
  get pageWidth(): number {
    return Math.round(this.pdf.internal.pageSize.getWidth());
  }

  get pageHeight(): number {
    return Math.round(this.pdf.internal.pageSize.getHeight());
  }

  get width(): number {
    return this.pageWidth - 2 * this.left;
  }

  get bottom(): number {
    return this.pageHeight - this.left - foot;
  }

  /** Starts a new page unless this height, in millimetres, still fits. */
  makeRoom(height: number): void {
    if (this.y + height <= this.bottom || this.y === this.top) return;
    this.addPage();
  }

  addPage(): void {
    this.pdf.addPage('a4', this.orientation);
    this.y = this.top;
  }

  get page(): number {
    return this.pdf.getCurrentPageInfo().pageNumber;
  }

  /** Sets the pen for words. */
  pen(size: number, weight: 'normal' | 'bold' = 'normal', colour: Rgb = colours.ink): jsPDF {
    return this.pdf
      .setFont('Inter', weight)
      .setFontSize(size)
      .setTextColor(...colour);
  }

  /** Words wrapped into lines no wider than this many millimetres. */
  linesOf(
    text: string,
    { size = 10, weight = 'normal' as 'normal' | 'bold', width = this.width } = {},
  ): string[] {
    return this.pen(size, weight).splitTextToSize(text, width);
  }

  /** Lines of words in the pen's size, continued on the next page if needed; a mark is drawn before the first. */
  write(
    text: string,
    { size = 10, weight = 'normal' as 'normal' | 'bold', indent = 0, colour = colours.ink, mark = '' } = {},
  ): void {
    const height = lineHeight(size);
    const lines = this.linesOf(text, { size, weight, width: this.width - indent });
    // Avoids a single line at the foot of a page.
    this.makeRoom(Math.min(lines.length, 2) * height);
    for (const [index, line] of lines.entries()) {
      this.makeRoom(height);
      const pen = this.pen(size, weight, colour);
      if (index === 0 && mark) pen.text(mark, this.left + 1, this.y + height * 0.75);
      pen.text(line, this.left + indent, this.y + height * 0.75);
      this.y += height;
    }
  }
}

/** The line height of words of this size in points, in millimetres. */
export function lineHeight(points: number): number {
  return points * 0.3528 * 1.45;
}
