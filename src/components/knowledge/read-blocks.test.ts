import { describe, expect, it } from 'vitest';
import content from '../../../seed/reference/content/faqs.json';
import { readBlocks } from './read-blocks';

describe('the text of an article', () => {
  it('has paragraphs, lists and numbered lists', () => {
    expect(readBlocks('One\ntwo\n\n- a\n- b\n\n1. first\n2. second')).toEqual([
      { kind: 'paragraph', text: 'One two' },
      { kind: 'list', isNumbered: false, items: ['a', 'b'] },
      { kind: 'list', isNumbered: true, items: ['first', 'second'] },
    ]);
  });

  it('shows no markup characters in any article, in either language', () => {
    for (const { code, body } of content.advice) {
      for (const text of [body.en, body.pl]) {
        const words = readBlocks(text).flatMap((block) =>
          block.kind === 'list' ? block.items : [block.text],
        );
        for (const word of words) expect(word, code).not.toMatch(/^(- |\d+\. |#|\*)|\*\*|\]\(/);
      }
    }
  });
});
