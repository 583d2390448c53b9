/** A GHG Protocol category with its scope; `outside` is scope 0. */
export type FactorPlace = { scope: number; category: string };

/**
 * Where activities of a publisher's group are usually reported (GHG Protocol Corporate and Scope 3 Standards).
 * A group may serve more than one category (freight: upstream 3.4, downstream 3.9); this is the usual one, for
 * searching. What a line counts as is decided by the rules, never by this table.
 */
const categoryOfGroup: Readonly<Record<string, string>> = {
  'eu-mrr:fuels': '1.1',
  'ie-seai:fuels': '1.1',
  'ipcc:fuels': '1.1',
  'pl-kobize:fuels': '1.1',
  'uk-desnz:fuels': '1.1',
  'uk-desnz:bioenergy': '1.1',
  'us-epa:stationary-combustion': '1.1',
  'uk-desnz:passenger-vehicles': '1.2',
  'uk-desnz:delivery-vehicles': '1.2',
  'us-epa:mobile-combustion': '1.2',
  'aib:electricity': '2.1',
  'eea:electricity': '2.1',
  'ie-seai:electricity': '2.1',
  'owid:electricity': '2.1',
  'pl-kobize:electricity': '2.1',
  'us-egrid:electricity': '2.1',
  'uk-desnz:uk-electricity': '2.1',
  'uk-desnz:uk-electricity-for-evs': '2.1',
  'de-bafa:district-heat': '2.2',
  'pl-heat:district-heat': '2.2',
  'uk-desnz:heat-and-steam': '2.2',
  'us-epa:steam-and-heat': '2.2',
  'us-epa:transport-and-distribution-categories-4-and-9': '3.4',
  'us-epa:business-travel-and-employee-commuting-categories-6-and-7': '3.6',
  'uk-desnz:material-use': '3.1',
  'uk-desnz:water-supply': '3.1',
  'uk-eeio:spend': '3.1',
  'us-useeio:spend': '3.1',
  'pl-heat:network-losses-of-district-heat': '3.3',
  'uk-desnz:transmission-and-distribution': '3.3',
  'uk-desnz:uk-electricity-t-and-d-for-evs': '3.3',
  'uk-desnz:wtt-fuels': '3.3',
  'uk-desnz:wtt-bioenergy': '3.3',
  'uk-desnz:wtt-electricity': '3.3',
  'uk-desnz:wtt-heat-and-steam': '3.3',
  'uk-desnz:wtt-pass-vehs-and-travel-land': '3.3',
  'uk-desnz:freighting-goods': '3.4',
  'uk-desnz:wtt-delivery-vehs-and-freight': '3.4',
  'uk-desnz:waste-disposal': '3.5',
  'uk-desnz:water-treatment': '3.5',
  'uk-desnz:business-travel-air': '3.6',
  'uk-desnz:business-travel-land': '3.6',
  'uk-desnz:business-travel-sea': '3.6',
  'uk-desnz:wtt-business-travel-air': '3.6',
  'uk-desnz:wtt-business-travel-sea': '3.6',
  'uk-desnz:hotel-stay': '3.6',
  'uk-desnz:homeworking': '3.7',
  'uk-desnz:outside-of-scopes': 'outside',
};

/** The first part of an activity's code: `uk-desnz:fuels/gaseous-fuels/butane` → `uk-desnz:fuels`. */
export function groupOf(activityCode: string): string {
  return activityCode.split('/', 1)[0] ?? activityCode;
}

export function placeOf(activityCode: string): FactorPlace | undefined {
  const category = categoryOfGroup[groupOf(activityCode)];
  return category === undefined ? undefined : { scope: scopeOf(category), category };
}

/** Groups of a scope and category; both undefined = no restriction, which is undefined too. */
export function groupsIn(scope: number | undefined, category: string | undefined): string[] | undefined {
  if (scope === undefined && category === undefined) return undefined;
  return Object.entries(categoryOfGroup)
    .filter(([, own]) => category === undefined || own === category)
    .filter(([, own]) => scope === undefined || scopeOf(own) === scope)
    .map(([group]) => group);
}

/** Every category that has factors, in the order of the standard. */
export const factorPlaces: readonly FactorPlace[] = [...new Set(Object.values(categoryOfGroup))]
  .map((category) => ({ scope: scopeOf(category), category }))
  .sort((left, right) => orderOf(left) - orderOf(right));

function scopeOf(category: string): number {
  return category === 'outside' ? 0 : Number(category[0]);
}

/** Outside the scopes comes last. */
function orderOf({ scope, category }: FactorPlace): number {
  return scope === 0 ? 1000 : scope * 100 + Number(category.slice(2));
}
