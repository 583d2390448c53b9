/** One block of a guide: the few forms of Markdown its texts use. */
export type Block =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; isNumbered: boolean; items: string[] }
  | { kind: 'table'; rows: string[][] }
  /** A screen of the portal, `pictures/<name>.<language>.jpg`. */
  | { kind: 'picture'; name: string; caption: string }
  /** A table made from reference data. */
  | { kind: 'data'; name: string };

/**
 * Reads a guide: blocks are set apart by blank lines, tables by lines of `|`, `![caption](name)` is a picture and
 * `{{name}}` stands for data.
 */
export function readBlocks(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readBlock);
}

function readBlock(part: string): Block {
  const data = /^\{\{([\w-]+)\}\}$/.exec(part)?.[1];
  if (data) return { kind: 'data', name: data };
  const [, caption, name] = /^!\[([^\]]+)\]\(([\w-]+)\)$/.exec(part) ?? [];
  if (caption && name) return { kind: 'picture', name, caption };
  if (part.startsWith('## ')) return { kind: 'heading', text: part.slice(3) };
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return { kind: 'table', rows: lines.map(cellsOf) };
  if (/^(- |1\. )/.test(part)) {
    const items = part.split(/\n(?=- |\d+\. )/).map((item) => oneLine(item.replace(/^(- |\d+\. )/, '')));
    return { kind: 'list', isNumbered: part.startsWith('1. '), items };
  }
  return { kind: 'paragraph', text: oneLine(part) };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
