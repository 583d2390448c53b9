import fc from 'fast-check';

/** Values that no client should send. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '0',
    0,
    -1,
    1.5,
    2_147_483_648,
    1e308,
    -1e308,
    1e-320,
    true,
    [],
    {},
    [[]],
    '\u0000',
    'a\u0000b',
    '\ud800',
    'NaN',
    '1e5',
    '0x10',
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '9999-12-31',
    '-infinity',
    'x'.repeat(5000),
    "' or 1=1 --",
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Breaks one or two fields of an object: removed, replaced or added. */
export function withBrokenFields(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(50), fc.constantFrom('drop', 'replace', 'add'), hostile), {
    minLength: 1,
    maxLength: 2,
  });
  return fc
    .tuple(valid, changes)
    .map(([value, list]) => list.reduce(applied, { ...(value as Record<string, unknown>) }));
}

/** Breaks a body: a field of it, or the whole body. */
export function brokenBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: withBrokenFields(valid) }, { weight: 1, arbitrary: hostile });
}

function applied(
  fields: Record<string, unknown>,
  [position, kind, value]: [number, string, unknown],
): Record<string, unknown> {
  const names = Object.keys(fields);
  const name = names[position % Math.max(names.length, 1)];
  if (kind === 'add' || name === undefined) return { ...fields, [`extra${position}`]: value };
  if (kind === 'replace') return { ...fields, [name]: value };
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
