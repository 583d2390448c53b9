/** What stands around the drawing of a chart in its picture. */
export type Picture = {
  svg: SVGSVGElement;
  title: string;
  /** Under the title: location, type and period. */
  subtitle: string;
  /** Names of the lines where the drawing does not name them itself. */
  legend: readonly LegendName[];
};

type LegendName = {
  name: string;
  colour: string;
  /** The outline of its point around 0, 0; a square without. */
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
] as const satisfies (keyof CSSStyleDeclaration)[];

/** A chart as PNG in the colours on screen, twice as fine. Drawn from the chart's own SVG, no library needed. */
export async function toPicture({ svg, title, subtitle, legend }: Picture): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const columns = Math.max(1, Math.floor(width / 220));
  const legendHeight = Math.ceil(legend.length / columns) * legendRow;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * padding) * scale;
  canvas.height = (head + height + legendHeight + 2 * padding) * scale;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  pen.scale(scale, scale);
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--color-ink');
  pen.fillStyle = style.getPropertyValue('--color-surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const font = getComputedStyle(document.body).fontFamily;
  write(pen, title, { x: padding, y: padding + 16, font: `600 18px ${font}`, colour: ink });
  const muted = style.getPropertyValue('--color-ink-muted');
  write(pen, subtitle, { x: padding, y: padding + 40, font: `14px ${font}`, colour: muted });
  pen.drawImage(await toImage(svg, width, height), padding, head, width, height);
  for (const [index, { name, colour, mark = squareMark }] of legend.entries()) {
    const x = padding + (index % columns) * 220;
    const y = head + height + 16 + Math.floor(index / columns) * legendRow;
    pen.fillStyle = resolved(colour);
    const outline = new Path2D();
    outline.addPath(new Path2D(mark), new DOMMatrix([1, 0, 0, 1, x + 5, y - 4]));
    pen.fill(outline);
    write(pen, name, { x: x + 16, y, font: `12px ${font}`, colour: ink });
  }
  return toBlob(canvas);
}

type Place = { x: number; y: number; font: string; colour: string };

function write(pen: CanvasRenderingContext2D, text: string, { x, y, font, colour }: Place): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** The computed style goes with the drawing: as an image it knows no style sheet of the page. */
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
