import type { AdviceArticle } from '#api/contract/knowledge/advice';
import { cn } from '@/lib/cn';
import { readBlocks } from './read-blocks';

/** The text of an article: its paragraphs and lists. */
export function AdviceText({ article }: { article: AdviceArticle }) {
  return readBlocks(article.body).map((block, index) => {
    // An article never changes its order while it is shown, so the index works as a key.
    const key = `${article.code}-${index}`;
    if (block.kind === 'paragraph') return <p key={key}>{block.text}</p>;
    const List = block.isNumbered ? 'ol' : 'ul';
    return (
      <List key={key} className={cn('grid gap-1.5 pl-5', block.isNumbered ? 'list-decimal' : 'list-disc')}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  });
}
