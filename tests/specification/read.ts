import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A line of the specification: its stable id, its text, and the files of its tests, each as often as it has one. */
type Line = { id: string; says: string; proof: string[] };

/** `// spec: fuels.delete, fuels.undo` above a test, parsed. */
type Marker = { id: string; file: string; line: number; isAboveTest: boolean };

/** A document of the specification, from its Markdown file. */
export function readDocument(path: string) {
  const markdown = readFileSync(path, 'utf8');
  return {
    lines: rowsOf(markdown, 'Line | Says | Proof').map(
      ([id = '', says = '', proof = '']): Line => ({ id, says, proof: proofsOf(proof) }),
    ),
    entities: rowsOf(markdown, 'Entity | Contract | Fields').map(
      ([name = '', contract = '', fields = '']) => ({ name, contract, fields: wordsOf(fields) }),
    ),
    calls: rowsOf(markdown, 'Call | Parameters').map(([call = '', parameters = '']) => ({
      call,
      parameters: wordsOf(parameters),
    })),
    texts: rowsOf(markdown, 'Text | Words').map(([text = '', words = '']) => ({ text, words })),
  };
}

/** Every marker in the project. */
export function readMarkers(): Marker[] {
  return ['src', 'sandbox-api', 'seed', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
      .flatMap((path) => markersIn(path, readFileSync(join(folder, path), 'utf8'))),
  );
}

export function markersIn(file: string, source: string): Marker[] {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const ids = markerPattern.exec(text)?.[1];
    if (ids === undefined) return [];
    const isAboveTest = isTestFile(file) && standsAboveTest(lines, index);
    return ids
      .split(',')
      .map((id) => ({ id: id.trim(), file: basename(file), line: index + 1, isAboveTest }));
  });
}

const markerPattern = /^\s*\/\/ spec:(.*)$/;

/** A suite contains the tests of several files, which run on different engines. */
function isTestFile(file: string): boolean {
  return /(\.test|-suite)\.tsx?$/.test(file);
}

/** Followed by a test that runs, or by a row in a table of tests. */
function standsAboveTest(lines: string[], index: number): boolean {
  const next = lines.slice(index + 1).find((line) => !markerPattern.test(line)) ?? '';
  if (isTest(next)) return true;
  const around = lines
    .slice(0, index)
    .findLast((line) => line.trim() !== '' && depthOf(line) < depthOf(next));
  return (
    next.trim().startsWith('[') && around !== undefined && isTest(around) && /\.each\b.*\(\[$/.test(around)
  );
}

function isTest(line: string): boolean {
  return /^\s*(it|test|describe)(\.(each|runIf))?[(<]/.test(line);
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The rows of all tables with this header, cell by cell. */
function rowsOf(markdown: string, head: string): string[][] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n').map(cellsOf))
    .filter(([first = []]) => first.join(' | ') === head)
    .flatMap((table) => table.slice(2));
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** `one.test.ts, two.test.ts ×2` as three names. */
function proofsOf(cell: string): string[] {
  return cell
    .split(', ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [file = '', times = '1'] = part.split(' ×');
      return Array.from({ length: Number(times) }, () => file);
    });
}

function wordsOf(cell: string): string[] {
  return cell.split(' ').filter((word) => word !== '');
}
