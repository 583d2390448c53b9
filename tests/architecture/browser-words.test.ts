import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const words = new Set(['en', 'pl'].flatMap(wordsOf));

test('browser tests find texts by their key, so that a reworded label breaks none', () => {
  const files = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => join('tests/e2e', file));
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap((path) => findWords(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('a literal text would be found', () => {
  const find = (source: string) => findWords('a.ts', source).length;
  expect(find("page.getByRole('button', { name: 'Save changes' })")).toBe(1);
  expect(find("page.getByText('Save changes')")).toBe(1);
  expect(find("page.getByText('Leeds depot')")).toBe(0);
});

/** Interface texts by which a test looks for something. */
function findWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && words.has(node.text) && isSoughtBy(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} '${node.text}': use en() of tests/e2e/support/words.ts`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSoughtBy({ parent }: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return ['name', 'hasText'].includes(parent.name.getText());
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^getBy(Text|Label|Title|Placeholder)$/.test(parent.expression.name.text)
  );
}

function wordsOf(language: string): string[] {
  const folder = join(root, 'src/i18n/locales', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
}
