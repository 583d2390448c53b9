/** Spellings that changed between editions; one activity keeps one code. */
const renamedGroups: Record<string, string> = {
  'uk electricity for evs': 'UK electricity for EVs',
  'wtt- uk & overseas elec': 'WTT- electricity',
  'wtt- uk electricity': 'WTT- electricity',
  'wtt- business travel (air)': 'WTT- business travel- air',
  'wtt- business travel (sea)': 'WTT- business travel- sea',
  'wtt- pass vehs & travel (land)': 'WTT- pass vehs & travel- land',
  'outside of scopes': 'Outside of scopes',
};

/** Names in the editions before 2021 that were changed later, by the group they belong to. */
const formerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Hotel stay': {
    'China (Hong Kong)': 'Hong Kong, China',
    'South Korea': 'Korea',
    Taiwan: 'Taiwan, China',
  },
  'Material use': {
    Reused: 'Re-used',
    'WEEE - fridges and freezers': 'Electrical items - fridges and freezers',
    'WEEE - large': 'Electrical items - large',
    'WEEE - small': 'Electrical items - small',
  },
  'Waste disposal': {
    Combustion: 'Incineration with Energy Recovery',
    'Municipal waste': 'Household residual waste',
  },
};

/** Biodiesel was one fuel until "HVO" was added beside the methyl ester. */
const biofuelGroups = new Set(['Bioenergy', 'WTT- bioenergy', 'Outside of scopes']);

/** Some editions have a year, a unit or a measuring method in the label cells. */
const isNoise = (part: string) =>
  part === '' || /^\d{4}$/.test(part) || /^(kWh|Energy - .*|Volume|Tonnes|Mass)$/i.test(part);

/** The label path of a UK row: group, then each part that adds information. */
export function labelPath(cells: Readonly<Record<string, string>>): string[] {
  const group = cells.category_l1 ?? '';
  const path = [renamedGroups[group.toLowerCase()] ?? group];
  for (const part of [cells.category_l2, cells.category_l3, cells.item, cells.detail]) {
    const text = sameLabel((part ?? '').trim().replace(/\s+/g, ' '), path);
    if (!isNoise(text) && slug(path.at(-1) ?? '') !== slug(text)) path.push(text);
  }
  return path;
}

/** One spelling for what the editions write differently; a country is the row's region, not its label. */
function sameLabel(text: string, path: readonly string[]): string {
  const [group = ''] = path;
  if (group === 'WTT- fuels') return text.replace(/^WTT- (\w)/, (_, first: string) => first.toUpperCase());
  if (biofuelGroups.has(group)) return text.replace(/^Biodiesel(?= \(|$)/, 'Biodiesel ME');
  const former = formerNames[group]?.[text];
  if (former) return former;
  if (path[1]?.startsWith('WTT- overseas electricity')) return '';
  return text;
}

/** A stable ASCII code of a label path. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/(\d)\.(\d)/g, '$1p$2')
    .replace(/>/g, ' over ')
    .replace(/</g, ' under ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
