export type AdviceBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: string[] };

/** The Markdown subset of an article: paragraphs and lists, separated by blank lines. */
export function readBlocks(body: string): AdviceBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

function readBlock(part: string): AdviceBlock {
  const lines = part.split('\n');
  const isNumbered = lines.every((line) => /^\d+\. /.test(line));
  if (isNumbered || lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', isNumbered, items: lines.map((line) => line.replace(/^(- |\d+\. )/, '')) };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}
