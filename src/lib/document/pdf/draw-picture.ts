import type { DocumentParagraph } from '#api/contract/documents/document';
import { colours, lineHeight, type Sheet } from './sheet';

type Picture = Extract<DocumentParagraph, { type: 'image' }>;

/** The maximum height of a picture on a page, in millimetres. */
const highest = 120;
const captionSize = 8;

function sizeOf(sheet: Sheet, { widthPx, heightPx }: Picture): { width: number; height: number } {
  const width = Math.min(sheet.width, (highest * widthPx) / Math.max(1, heightPx));
  return { width, height: (width * heightPx) / Math.max(1, widthPx) };
}

/** The height that a picture and its caption need together, in millimetres. */
export function pictureHeight(sheet: Sheet, picture: Picture): number {
  const caption = sheet.linesOf(picture.alt, { size: captionSize }).length * lineHeight(captionSize);
  return sizeOf(sheet, picture).height + caption + 4;
}

/** A picture in its own proportions, with its caption below. */
export function drawPicture(sheet: Sheet, picture: Picture, image: string): void {
  sheet.makeRoom(pictureHeight(sheet, picture));
  const { width, height } = sizeOf(sheet, picture);
  sheet.pdf.addImage(image, sheet.left, sheet.y, width, height);
  sheet.y += height + 1;
  sheet.write(picture.alt, { size: captionSize, colour: colours.muted });
  sheet.y += 3;
}
