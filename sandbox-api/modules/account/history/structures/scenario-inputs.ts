import { amountText, firstWords, listed, phrasesIn, recordsIn } from './phrases';
import { type InputWords, oneLine, type StructureWords, type Tell } from './structure';

/** What was entered for a simulation: "2 inputs changed: Electricity price: 0.2 → 0.25 EUR/kWh; …". */
export const tellInputs: Tell = (held, words) => {
  const { locale } = words;
  const phrases = phrasesIn(locale);
  const inputs = words.inputsOf(held.kept);
  return oneLine('variables', held, {
    holds: (value) => phrases.inputs(recordsIn(value).length),
    changed: () => {
      const [before, after] = [byCode(held.before), byCode(held.after)];
      const codes = [...new Set([...before.keys(), ...after.keys()])].filter(
        (code) => JSON.stringify(before.get(code) ?? null) !== JSON.stringify(after.get(code) ?? null),
      );
      if (codes.length === 0) return null;
      const known = codes.flatMap((code) => {
        const input = inputs?.get(code);
        return input ? [changeText(input, { before: before.get(code), after: after.get(code) }, words)] : [];
      });
      const count = phrases.inputsChanged(codes.length);
      if (known.length < codes.length) return count;
      return `${count}: ${listed(known, locale)}`;
    },
  });
};

function byCode(value: unknown): Map<string, unknown> {
  return new Map(recordsIn(value).map(({ code, value }) => [String(code), value]));
}

function changeText(
  input: InputWords,
  { before, after }: { before: unknown; after: unknown },
  words: StructureWords,
): string {
  const phrases = phrasesIn(words.locale);
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return `${input.title}: ${phrases.rowsChanged}`;
  const [old, fresh] = [valueText(input, before, words), valueText(input, after, words)];
  const isAmount = [old, fresh].some(({ isNumber }) => isNumber);
  const unit = isAmount && input.unit ? `\u00a0${input.unit}` : '';
  return `${input.title}: ${old.text} → ${fresh.text}${unit}`;
}

function valueText(
  { choices, isLocation }: InputWords,
  value: unknown,
  { locale, find }: StructureWords,
): { text: string; isNumber: boolean } {
  const phrases = phrasesIn(locale);
  const text = (of: string) => ({ text: of, isNumber: false });
  if (value === undefined || value === null || value === '') return text(phrases.none);
  if (Array.isArray(value)) return text(phrases.rows(value.length));
  if (isLocation) return text(find('location', Number(value)) ?? phrases.gone);
  const choice = choices.get(String(value));
  if (choice !== undefined) return text(choice);
  if (typeof value === 'number') return { text: amountText(value, locale) ?? '', isNumber: true };
  return text(firstWords(String(value)));
}
