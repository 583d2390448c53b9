const names: readonly string[][] = [
  ['jan', 'january', 'januar', 'janner', 'sty', 'styczen', 'stycznia'],
  ['feb', 'february', 'februar', 'lut', 'luty', 'lutego'],
  ['mar', 'march', 'marz', 'maerz', 'mrz', 'marzec', 'marca'],
  ['apr', 'april', 'kwi', 'kwiecien', 'kwietnia'],
  ['may', 'mai', 'maj', 'maja'],
  ['jun', 'june', 'juni', 'cze', 'czerwiec', 'czerwca'],
  ['jul', 'july', 'juli', 'lip', 'lipiec', 'lipca'],
  ['aug', 'august', 'sie', 'sierpien', 'sierpnia'],
  ['sep', 'sept', 'september', 'wrz', 'wrzesien', 'wrzesnia'],
  ['oct', 'october', 'okt', 'oktober', 'paz', 'pazdziernik', 'pazdziernika'],
  ['nov', 'november', 'lis', 'listopad', 'listopada'],
  ['dec', 'december', 'dez', 'dezember', 'gru', 'grudzien', 'grudnia'],
];

/** Names of months in English, Polish and German, normalised, with the number of each. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((alike, index) => alike.map((name): [string, number] => [name, index + 1])),
);
