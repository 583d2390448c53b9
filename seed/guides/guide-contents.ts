import { readFileSync } from 'node:fs';
import type { GuideSection } from '#api/contract/knowledge/user-guides';
import type { Locale } from '#api/contract/messages';
import { guidesIn } from '#api/modules/knowledge/user-guides/service';
import { guideTables } from './guide-data';
import { type Block, readBlocks } from './guide-text';

export function readText(code: string, locale: Locale): string {
  return readFileSync(new URL(`./texts/${code}.${locale}.md`, import.meta.url), 'utf8');
}

/** The text of every guide in one language, for the search: one section per heading, what is above the first included. */
export function guideContents(locale: Locale): GuideSection[] {
  return guidesIn(locale).flatMap(({ userGuideId, code }) =>
    sectionsOf(readBlocks(readText(code, locale)), locale).map((section) => ({ userGuideId, ...section })),
  );
}

function sectionsOf(blocks: readonly Block[], locale: Locale): Omit<GuideSection, 'userGuideId'>[] {
  const sections = [{ heading: '', parts: [] as string[] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ heading: block.text, parts: [] });
    else sections.at(-1)?.parts.push(textOf(block, locale));
  }
  return sections
    .map(({ heading, parts }) => ({ heading, text: parts.join(' ') }))
    .filter(({ heading, text }) => heading !== '' || text !== '');
}

function textOf(block: Block, locale: Locale): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'picture':
      return block.caption;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return tableText(block.rows);
    case 'data':
      return tableText(guideTables[block.name]?.(locale) ?? []);
  }
}

const tableText = (rows: readonly string[][]): string => rows.map((cells) => cells.join(' · ')).join(' ');
