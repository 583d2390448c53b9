import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guidesIn } from '#api/modules/knowledge/user-guides/service';
import { readBlocks } from './guide-text';
import { guideFiles } from './read-guide';

const textOf = (code: string, locale: string) =>
  readFileSync(new URL(`./texts/${code}.${locale}.md`, import.meta.url), 'utf8');

describe('the user guides', () => {
  it('say the same in both languages: block by block the same forms', () => {
    for (const { code } of guidesIn('en')) {
      const [en, pl] = ['en', 'pl'].map((locale) => readBlocks(textOf(code, locale)));
      const shape = (blocks: typeof en) =>
        blocks?.map((block) => {
          if (block.kind === 'list') return `list of ${block.items.length}`;
          return block.kind === 'table' ? `table of ${block.rows.length}` : block.kind;
        });
      expect(shape(pl), code).toEqual(shape(en));
      expect(en?.length, code).toBeGreaterThan(8);
    }
  });

  it('are PDFs with their own letters, small enough to be fetched by the way', () => {
    const pdfs = [...guideFiles()].filter(([name]) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(14);
    for (const [name, make] of pdfs) {
      const content = make();
      const text = new TextDecoder('latin1').decode(content);
      expect(text.startsWith('%PDF-'), name).toBe(true);
      expect(text.match(/\/FontFile2/g)?.length, name).toBe(2);
      expect(content.length, name).toBeLessThan(450_000);
    }
  });

  it('keep the method of double materiality on two pages', () => {
    for (const locale of ['en', 'pl']) {
      const content = guideFiles().get(`double-materiality.${locale}.pdf`)?.();
      const pages = new TextDecoder('latin1').decode(content).match(/\/Type \/Page\b/g);
      expect(pages, locale).toHaveLength(2);
    }
  });

  it('come out the same each time', () => {
    const make = guideFiles().get('getting-started.pl.pdf');
    const digest = () =>
      createHash('sha256')
        .update(make?.() ?? '')
        .digest('hex');
    expect(digest()).toBe(digest());
  });
});

describe('the text of a guide', () => {
  it('has headings, paragraphs, lists, tables and data', () => {
    expect(
      readBlocks(
        'Hello\nthere\n\n## Head\n\n- a\n- b\n\n1. one\n2. two\n\n| x | y |\n| 1 | 2 |\n\n![The overview](overview)\n\n{{rows}}',
      ),
    ).toEqual([
      { kind: 'paragraph', text: 'Hello there' },
      { kind: 'heading', text: 'Head' },
      { kind: 'list', isNumbered: false, items: ['a', 'b'] },
      { kind: 'list', isNumbered: true, items: ['one', 'two'] },
      {
        kind: 'table',
        rows: [
          ['x', 'y'],
          ['1', '2'],
        ],
      },
      { kind: 'picture', name: 'overview', caption: 'The overview' },
      { kind: 'data', name: 'rows' },
    ]);
  });
});
