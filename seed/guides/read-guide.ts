import { type Locale, localeCodes } from '#api/contract/messages';
import { contentsFile, guidesIn } from '#api/modules/knowledge/user-guides/service';
import { guideContents } from './guide-contents';
import { makeGuide } from './make-guide';

const made = new Map<string, Uint8Array>();

/** A guide on Node: made when it is first asked for, then kept. */
export async function readGuide(fileName: string): Promise<Uint8Array> {
  const kept = made.get(fileName);
  if (kept) return kept;
  const content = guideFiles().get(fileName)?.();
  if (!content) throw new Error(`There is no guide ${fileName}`);
  made.set(fileName, content);
  return content;
}

/** Every guide, and the contents of all guides of a language, by file name; and how to make it. */
export function guideFiles(): Map<string, () => Uint8Array> {
  return new Map(localeCodes.flatMap((locale) => filesIn(locale)));
}

type GuideFile = [name: string, make: () => Uint8Array];

function filesIn(locale: Locale): GuideFile[] {
  return [
    ...guidesIn(locale).map((guide): GuideFile => [guide.path, () => makeGuide(guide, locale)]),
    [contentsFile(locale), () => new TextEncoder().encode(JSON.stringify(guideContents(locale)))],
  ];
}
