import ts from 'typescript';

/** A violation in a source file, with its line. */
export type Finding = { rule: string; line: number; text: string };

type TextRule = { rule: string; pattern: RegExp; covers(path: string): boolean };

const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');
const isIn =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));
const isHost = isIn('sandbox-api/runtime/');
const isProduct = (path: string) => isIn('src/', 'sandbox-api/', 'seed/')(path) && !isTest(path);

const isCode = (path: string) => /\.(ts|tsx|mjs)$/.test(path);

const textRules: TextRule[] = [
  {
    rule: 'the clock is injected',
    pattern: /\bDate\.now\(|\bnew Date\(\s*\)|\bDate\(\s*\)/,
    covers: (path) => isIn('sandbox-api/', 'seed/')(path) && !isTest(path) && !isHost(path),
  },
  {
    rule: 'chance is injected',
    pattern: /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b/,
    covers: (path) => isIn('sandbox-api/', 'seed/')(path) && !isTest(path) && !isHost(path),
  },
  { rule: 'no Math.random', pattern: /\bMath\.random\b/, covers: isProduct },
  {
    rule: 'SQL does not ask for the time',
    pattern:
      /(?<![.\w])now\(\)(?!\s*[:{])|\bcurrent_(date|time|timestamp)\b|\blocaltimestamp\b|\bclock_timestamp\b|\bdefaultNow\b/i,
    covers: (path) => isIn('sandbox-api/', 'seed/')(path) && !isTest(path) && !path.includes('/testing/'),
  },
  {
    rule: 'figures and dates are formatted in lib/format',
    pattern: /\bIntl\.(?!DisplayNames\b|Collator\b)\w|\.toLocale(Date|Time)?String\(/,
    covers: (path) => path.startsWith('src/') && !isTest(path) && !path.startsWith('src/lib/format/'),
  },
  {
    rule: 'the server formats only what the specification calls formatted',
    pattern: /\bIntl\.(NumberFormat|DateTimeFormat)\b|\.toLocale(Date|Time)?String\(/,
    covers: (path) =>
      path.startsWith('sandbox-api/') && !isTest(path) && !/\/formatted-[\w-]+\.ts$/.test(path),
  },
  {
    rule: 'no test replaces a module: the files of a process share them',
    pattern: /\bvi\.(mock|doMock|hoisted|resetModules)\(/,
    covers: isTest,
  },
  { rule: 'nothing is left to do', pattern: /\b(TODO|FIXME|XXX|HACK)\b/, covers: () => true },
  { rule: 'no type check is switched off', pattern: /@ts-(ignore|nocheck|expect-error)/, covers: () => true },
  {
    rule: 'no host of a package registry',
    pattern: /registry\.(npmjs|yarnpkg)\.|npm\.pkg\.github|jsr\.io\/@/,
    covers: () => true,
  },
];

/** Every finding in one file; `path` is relative to the project. */
export function findingsIn(path: string, source: string): Finding[] {
  return [
    ...findTexts(path, source),
    ...(path.endsWith('.tsx') && isProduct(path) ? findLiterals(path, source) : []),
    ...(path.startsWith('src/') && !isTest(path) ? findUndeclaredQueries(path, source) : []),
    ...(isCode(path) ? findNeedlessSpreads(path, source) : []),
  ];
}

function findTexts(path: string, source: string): Finding[] {
  const rules = textRules.filter(({ covers }) => covers(path));
  return source.split('\n').flatMap((text, index) => {
    const code = text.replace(/^\s*(\*|\/\/|\/\*\*?).*$/, (comment) =>
      /TODO|FIXME|XXX|HACK|@ts-/.test(comment) ? comment : '',
    );
    return rules
      .filter(({ pattern }) => pattern.test(code))
      .map(({ rule }) => ({ rule, line: index + 1, text: text.trim() }));
  });
}

/** Attributes that users see or hear. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
const word = /\p{L}{2,}/u;
/** The product's own name is the same in every language. */
const productName = 'Ledgerleaf';

/** Texts between tags and in spoken attributes that are not translated. */
function findLiterals(path: string, source: string): Finding[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!word.test(text.replace(productName, ''))) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    findings.push({ rule: 'no untranslated literal in JSX', line, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
      for (const literal of literalsShownBy(node.expression)) report(literal, literal.text);
    }
    if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText())) {
      const value =
        node.initializer && ts.isJsxExpression(node.initializer)
          ? node.initializer.expression
          : node.initializer;
      for (const literal of value ? literalsShownBy(value) : []) report(literal, literal.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** The string literals that an expression may evaluate to: itself, or a branch of it. */
function literalsShownBy(node: ts.Node): ts.StringLiteralLike[] {
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsShownBy);
  if (ts.isParenthesizedExpression(node)) return literalsShownBy(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) {
    return [node.left, node.right].flatMap(literalsShownBy);
  }
  return [];
}

/** Queries without declared dependencies, which no change would ever refetch. */
function findUndeclaredQueries(path: string, source: string): Finding[] {
  if (!source.includes('queryFn')) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = node.properties.map((property) => property.name?.getText());
      const query = node.properties[names.indexOf('queryFn')];
      if (query && !names.includes('meta')) {
        const line = file.getLineAndCharacterOfPosition(query.getStart()).line + 1;
        findings.push({ rule: 'a query declares what it depends on', line, text: query.getText() });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

/** Literals spread into another one, which only pack several properties into a line. */
function findNeedlessSpreads(path: string, source: string): Finding[] {
  if (!/\.\.\.[\s(]*[[{]/.test(source)) return [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) && isLiteral(node.expression)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      findings.push({ rule: 'a literal is written out where it stands', line, text: node.getText() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return findings;
}

function isLiteral(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return isLiteral(node.expression);
  }
  return ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node);
}
