import { type Locale, localeCodes } from '#api/contract/messages';
import { guidesIn } from '#api/modules/knowledge/user-guides/service';
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

/** Every file by name, and how to make it. */
export function guideFiles(): Map<string, () => Uint8Array> {
  return new Map(localeCodes.flatMap((locale) => filesIn(locale)));
}

function filesIn(locale: Locale): [string, () => Uint8Array][] {
  return guidesIn(locale).map((guide) => [guide.path, () => makeGuide(guide, locale)]);
}
