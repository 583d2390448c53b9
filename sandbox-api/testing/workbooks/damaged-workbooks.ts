import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { isSoak } from '#api/testing/test-form';

/** The soak form damages fifty times as many files, and other ones each time; a failure names its seed. */
export const damageSeed = isSoak ? Math.floor(performance.timeOrigin) % 1_000_000 : 20_261_125;

/** Where, as a share of what is damaged; how much, in bytes or letters; how often. */
type Place = { at: number; length: number; times: number };

/** Damage to a part of a workbook; `part` counts from 0, and wraps around after the last. */
type PartDamage = { part: number } & (
  | { kind: 'cut' | 'repeat'; place: Place }
  | { kind: 'insert'; place: Place; text: string }
  | { kind: 'number'; at: number; text: string }
  | { kind: 'swap'; other: number }
  | { kind: 'drop' }
);
/** What happens to the packed file. */
type FileDamage = { kind: 'bytes'; at: number; bytes: number[] } | { kind: 'truncate'; at: number };

export type Damages = { parts: PartDamage[]; file: FileDamage[] };

/** Fragments that are meaningful in XML or a sheet, in a place where they do not belong. */
const fragments = [
  '<',
  '>',
  '"',
  '&',
  '&#0;',
  '&#xD800;',
  '&#1114112;',
  '&unknown;',
  '_x0000_',
  '_xD83D_',
  '\0',
  '\uFFFF',
  '<![CDATA[',
  ']]>',
  '<!--',
  '<?xml',
  '<!DOCTYPE a [<!ENTITY b "c">]>&b;',
  '</c>',
  '</row>',
  '</sst>',
  '<c r="XFD1048576"><v>1</v></c>',
  '<c r="A0"><v>1</v></c>',
  '<row r="-1"><c><v>2</v></c></row>',
  '<row r="1048577"/>',
  '<c t="s"><v>4294967295</v></c>',
  '<c t="d"><v>9999-99-99</v></c>',
  '<c t="e"/>',
  '<mergeCell ref="A1:XFD1048576"/>',
  '<f>A1</f>',
  '<numFmt numFmtId="164" formatCode="[&gt;1e999]"/>',
];
const numbers = [
  '-1',
  '0',
  '1e308',
  '1e999',
  '-1e999',
  'NaN',
  '0x7f',
  '2147483648',
  '4294967296',
  '9'.repeat(400),
];

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const place = fc.record({
  at: share,
  length: fc.integer({ min: 1, max: 400 }),
  times: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 20_000 })),
});
const part = fc.nat(19);
const partDamage: fc.Arbitrary<PartDamage> = fc.oneof(
  fc.record({ part, kind: fc.constantFrom('cut', 'repeat'), place }),
  fc.record({ part, kind: fc.constant('insert'), place, text: fc.constantFrom(...fragments) }),
  fc.record({ part, kind: fc.constant('number'), at: share, text: fc.constantFrom(...numbers) }),
  fc.record({ part, kind: fc.constant('swap'), other: part }),
  fc.record({ part, kind: fc.constant('drop') }),
);
/** Sizes, counts and offsets that an archive cannot have. */
const impossible: number[][] = [
  [255, 255, 255, 255],
  [0, 0, 0, 0],
  [0, 0, 0, 128],
  [255, 255],
];
const fileDamage: fc.Arbitrary<FileDamage> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('bytes'),
      at: share,
      bytes: fc.oneof(fc.array(fc.nat(255), { minLength: 1, maxLength: 8 }), fc.constantFrom(...impossible)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('truncate'), at: share }) },
);

/** One to four places, in the parts more often than in the file around them. */
export const damages: fc.Arbitrary<Damages> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      parts: fc.array(partDamage, { minLength: 1, maxLength: 4 }),
      file: fc.constant<FileDamage[]>([]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      parts: fc.array(partDamage, { maxLength: 1 }),
      file: fc.array(fileDamage, { minLength: 1, maxLength: 3 }),
    }),
  },
);

/** A workbook with all of these damages. */
export function damaged(workbook: Uint8Array, { parts, file }: Damages): Uint8Array {
  const files: Record<string, Uint8Array> = unzipSync(workbook);
  for (const damage of parts) damagePart(files, damage);
  return file.reduce(damageFile, zipSync(files, { level: 1 }));
}

function damagePart(files: Record<string, Uint8Array>, damage: PartDamage): void {
  const names = Object.keys(files);
  const nameOf = (index: number) => names[index % names.length] ?? '';
  const name = nameOf(damage.part);
  if (damage.kind === 'drop') delete files[name];
  else if (damage.kind === 'swap') {
    const other = nameOf(damage.other);
    [files[name], files[other]] = [contentOf(files, other), contentOf(files, name)];
  } else files[name] = strToU8(damageText(strFromU8(contentOf(files, name)), damage));
}

const contentOf = (files: Record<string, Uint8Array>, name: string) => files[name] ?? new Uint8Array();

type TextDamage = Exclude<PartDamage, { kind: 'drop' | 'swap' }>;

function damageText(text: string, damage: TextDamage): string {
  if (damage.kind === 'number') {
    const found = [...text.matchAll(/\d+/g)];
    const { index = 0, 0: digits = '' } = found[Math.floor(damage.at * found.length)] ?? {};
    return text.slice(0, index) + damage.text + text.slice(index + digits.length);
  }
  const { at, length, times } = damage.place;
  const from = Math.floor(at * text.length);
  const [before, piece, after] = [text.slice(0, from), text.slice(from, from + length), text.slice(from)];
  if (damage.kind === 'cut') return before + text.slice(from + length);
  return before + (damage.kind === 'insert' ? damage.text : piece).repeat(times) + after;
}

function damageFile(bytes: Uint8Array, damage: FileDamage): Uint8Array {
  const from = Math.floor(damage.at * bytes.byteLength);
  if (damage.kind === 'truncate') return bytes.slice(0, from);
  const changed = bytes.slice();
  changed.set(damage.bytes.slice(0, bytes.byteLength - from), from);
  return changed;
}
