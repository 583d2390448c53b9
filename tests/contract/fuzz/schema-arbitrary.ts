import fc from 'fast-check';
import type { z } from 'zod';

/** Chooses the values of a field by its name before using its schema. */
export type FieldChoice = (name: string, schema: z.core.$ZodType) => fc.Arbitrary<unknown> | undefined;

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/**
 * Values that a schema accepts as input, for the schema types used in our contract. A refinement may still refuse a
 * value; callers that need to know parse it with the schema. An unknown schema type is an error, never a blind spot.
 */
export function arbitraryOf(schema: Schema, choose: FieldChoice = () => undefined): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as Definition;
  const inner = (next: Schema) => arbitraryOf(next, choose);
  switch (definition.type) {
    case 'object':
      return objects(definition.shape, choose);
    case 'string':
      return strings(schema);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'void':
    case 'undefined':
      return fc.constant(undefined);
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'array':
      return fc.array(inner(definition.element), lengths(schema, 4));
    case 'tuple':
      return fc.tuple(...definition.items.map(inner));
    case 'record':
      return fc.dictionary(inner(definition.keyType).map(String), inner(definition.valueType), {
        maxKeys: 3,
      });
    case 'union':
      return fc.oneof(...definition.options.map(inner));
    case 'nullable':
      return fc.option(inner(definition.innerType), { nil: null, freq: 3 });
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return inner(definition.innerType);
    case 'lazy':
      return inner(definition.getter());
    case 'pipe':
      return pipes(definition.in, definition.out, choose);
    case 'any':
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    case 'file':
    case 'custom':
      return files();
    default:
      throw new Error(`No values can be made for a schema of type ${definition.type}.`);
  }
}

function objects(shape: Readonly<Record<string, Schema>>, choose: FieldChoice): fc.Arbitrary<unknown> {
  const entries = Object.entries(shape);
  const fields = Object.fromEntries(
    entries.map(([name, field]) => [name, choose(name, field) ?? arbitraryOf(field, choose)]),
  );
  const requiredKeys = entries.filter(([, field]) => field._zod.optin === undefined).map(([name]) => name);
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

/** Only the input matters; a transform at the front accepts what its output schema accepts. */
function pipes(input: Schema, output: Schema, choose: FieldChoice): fc.Arbitrary<unknown> {
  const [inputType, outputType] = [input._zod.def.type, output._zod.def.type];
  if (inputType === 'transform') return arbitraryOf(output, choose);
  if (inputType === 'string' && outputType === 'boolean') return fc.constantFrom('true', 'false');
  // `string().trim().pipe(email())`: the second schema defines the text.
  if (inputType === 'string' && outputType === 'string') return arbitraryOf(output, choose);
  return arbitraryOf(input, choose);
}

type Limits = { minimum?: number; maximum?: number; isInteger: boolean; format?: string; pattern?: RegExp };

type CheckDefinition = {
  check?: string;
  value?: number;
  minimum?: number;
  maximum?: number;
  length?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
};

/** The limits in a schema's checks. A schema such as `z.email()` is itself a check. */
function limitsOf(schema: Schema): Limits {
  const own = schema._zod.def as CheckDefinition & { checks?: { _zod: { def: CheckDefinition } }[] };
  const limits: Limits = { isInteger: false };
  for (const check of [own, ...(own.checks ?? []).map(({ _zod }) => _zod.def)]) {
    if (check.check === 'greater_than' || check.check === 'min_length') {
      limits.minimum = Math.max(limits.minimum ?? Number.NEGATIVE_INFINITY, lowest(check));
    }
    if (check.check === 'less_than' || check.check === 'max_length') {
      limits.maximum = Math.min(
        limits.maximum ?? Number.POSITIVE_INFINITY,
        check.value ?? check.maximum ?? 0,
      );
    }
    if (check.check === 'length_equals') limits.minimum = limits.maximum = check.length;
    if (check.check === 'number_format') limits.isInteger = /int/.test(check.format ?? '');
    if (check.check === 'string_format') {
      limits.format = check.format;
      limits.pattern = check.pattern;
    }
  }
  return limits;
}

/** "More than 0" is 1 for a key and almost 0 for an amount. */
function lowest({ value, minimum, inclusive }: CheckDefinition): number {
  return (value ?? minimum ?? 0) + (inclusive === false ? Number.EPSILON : 0);
}

function lengths(schema: Schema, mostWithoutBound: number) {
  const { minimum = 0, maximum = minimum + mostWithoutBound } = limitsOf(schema);
  return { minLength: minimum, maxLength: Math.min(maximum, minimum + 40) };
}

function numbers(schema: Schema): fc.Arbitrary<number> {
  const { minimum, maximum, isInteger } = limitsOf(schema);
  const [min, max] = [Math.max(minimum ?? -1e6, -1e15), Math.min(maximum ?? 1e6, 1e15)];
  if (isInteger) {
    const integers = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
    return fc.oneof(
      fc.integer({ min: Math.ceil(min), max: Math.min(Math.ceil(min) + 30, Math.floor(max)) }),
      integers,
    );
  }
  // Meters print few decimals; the last digits of a double occur occasionally.
  const printed = fc
    .integer({ min: 1, max: 999_999 })
    .map((value) => Math.min(Math.max(value / 100, min), max));
  return fc.oneof(
    { weight: 3, arbitrary: printed },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  );
}

function strings(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern } = limitsOf(schema);
  switch (format) {
    case 'date':
      return dates();
    case 'datetime':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString());
    case 'email':
      return fc
        .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{2,8}$/))
        .map(([name, host]) => `${name}@${host}.example`);
    case 'url':
      return fc.webUrl();
    case 'uuid':
    case 'guid':
      return fc.uuid();
    default:
      return pattern ? fc.stringMatching(pattern) : texts(lengths(schema, 20));
  }
}

/** Mostly the years that users enter, and occasionally the extremes of a date. */
function dates(): fc.Arbitrary<string> {
  const day = (from: string, to: string) =>
    fc
      .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  return fc.oneof(
    { weight: 8, arbitrary: day('2023-01-01', '2026-06-14') },
    { weight: 1, arbitrary: day('1990-01-01', '2040-01-01') },
    { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2024-02-29', '2200-12-31') },
  );
}

/** Words, Polish letters, markup, quotes, formulas, combining characters, characters beyond 16 bits. */
function texts({ minLength, maxLength }: { minLength: number; maxLength: number }): fc.Arbitrary<string> {
  const cut = (text: string) => text.padEnd(minLength, 'x').slice(0, maxLength);
  const awkward = [
    'Łódź',
    "O'Brien",
    '"; drop table users; --',
    '<b>x</b>',
    '=1+1',
    '%_\\',
    'é',
    '🌍',
    '   ',
  ];
  return fc.oneof(
    { weight: 3, arbitrary: fc.stringMatching(/^[A-Za-z ]{1,12}$/).map(cut) },
    { weight: 1, arbitrary: fc.constantFrom(...awkward).map(cut) },
    { weight: 1, arbitrary: fc.string({ minLength, maxLength, unit: 'binary' }) },
  );
}

function files(): fc.Arbitrary<File> {
  return fc
    .tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('a.pdf', 'b.png', 'ż.docx', '../c.exe'))
    .map(([bytes, name]) => new File([bytes], name));
}
