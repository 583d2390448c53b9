/** The texts around a chart in its picture. */
export type Picture = {
  svg: SVGSVGElement;
  title: string;
  /** Below the title: location, type and period. */
  subtitle: string;
  /** Names of the lines if the drawing does not name them itself. */
  legend: readonly LegendName[];
  /** Numbered points of the drawing, named beside it. */
  numbered?: readonly NumberedName[];
};

type NumberedName = LegendName & { number: number; scores: string };

type LegendName = {
  name: string;
  colour: string;
  /** The outline of its point around 0, 0; without it, a square. */
  mark?: string;
};

const scale = 2;
const padding = 24;
const head = 72;
const legendRow = 22;
const squareMark = 'M-5,-5h10v10h-10Z';
const copied = [
  'fill',
  'fillOpacity',
  'stroke',
  'strokeWidth',
  'strokeDasharray',
  'strokeOpacity',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'textAnchor',
  'opacity',
  'paintOrder',
] as const satisfies (keyof CSSStyleDeclaration)[];

/** A chart as PNG in the screen colours, at twice the resolution. Drawn from the chart's own SVG without a library. */
export async function toPicture({ svg, title, subtitle, legend, numbered = [] }: Picture): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const columns = Math.max(1, Math.floor(width / 220));
  const legendHeight = Math.ceil(legend.length / columns) * legendRow;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  const font = getComputedStyle(document.body).fontFamily;
  pen.font = `${smallText}px ${font}`;
  const entries = numberedEntries(pen, numbered);
  const listHeight = entries.reduce((sum, entry) => sum + entry.height, 0);
  canvas.width = (width + (entries.length > 0 ? listWidth : 0) + 2 * padding) * scale;
  canvas.height = (head + Math.max(height + legendHeight, listHeight) + 2 * padding) * scale;
  pen.scale(scale, scale);
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--color-ink');
  pen.fillStyle = style.getPropertyValue('--color-surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  write(pen, title, { x: padding, y: padding + 16, font: `600 18px ${font}`, colour: ink });
  const muted = style.getPropertyValue('--color-ink-muted');
  write(pen, subtitle, { x: padding, y: padding + 40, font: `14px ${font}`, colour: muted });
  pen.drawImage(await toImage(svg, width, height), padding, head, width, height);
  for (const [index, { name, colour, mark = squareMark }] of legend.entries()) {
    const x = padding + (index % columns) * 220;
    const y = head + height + 16 + Math.floor(index / columns) * legendRow;
    pen.fillStyle = resolved(colour);
    fillMark(pen, mark, x + 5, y - 4);
    write(pen, name, { x: x + 16, y, font: `${smallText}px ${font}`, colour: ink });
  }
  let y = head + 12;
  for (const { number, colour, mark = squareMark, nameLines, scores, height: entryHeight } of entries) {
    const x = padding + width + 16;
    write(pen, String(number), { x, y, font: `600 ${smallText}px ${font}`, colour: ink });
    pen.fillStyle = resolved(colour);
    fillMark(pen, mark, x + 31, y - 4);
    for (const [index, text] of nameLines.entries())
      write(pen, text, {
        x: x + 44,
        y: y + index * lineGap,
        font: `${smallText}px ${font}`,
        colour: ink,
      });
    write(pen, scores, {
      x: x + 44,
      y: y + nameLines.length * lineGap,
      font: `${smallText}px ${font}`,
      colour: muted,
    });
    y += entryHeight;
  }
  return toBlob(canvas);
}

const listWidth = 340;
const nameWidth = 270;
const lineGap = 15;
const smallText = 12;

/** With their names wrapped, in the pen's font. */
function numberedEntries(pen: CanvasRenderingContext2D, numbered: readonly NumberedName[]) {
  return numbered.map((entry) => {
    const nameLines = cutIntoLines(entry.name, (text) => pen.measureText(text).width <= nameWidth);
    return { ...entry, nameLines, height: (nameLines.length + 1) * lineGap + 6 };
  });
}

/** Lines of whole words; a word that does not fit has its own line. */
export function cutIntoLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function fillMark(pen: CanvasRenderingContext2D, mark: string, x: number, y: number): void {
  const outline = new Path2D();
  outline.addPath(new Path2D(mark), new DOMMatrix([1, 0, 0, 1, x, y]));
  pen.fill(outline);
}

type Place = { x: number; y: number; font: string; colour: string };

function write(pen: CanvasRenderingContext2D, text: string, { x, y, font, colour }: Place): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** Copies the computed style, because an image does not use the page's style sheets. */
async function toImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  for (const [index, element] of copy.querySelectorAll('*').entries()) {
    const style = getComputedStyle(originals[index] ?? svg);
    for (const name of copied) element.setAttribute(toAttribute(name), style[name]);
    element.removeAttribute('style');
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Styles are named in camel case, attributes with hyphens. */
function toAttribute(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A CSS variable as the colour it stands for. */
function resolved(colour: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name) : colour;
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))),
      'image/png',
    );
  });
}
