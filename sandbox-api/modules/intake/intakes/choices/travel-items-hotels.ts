import type { IntakeChoices } from '#api/contract/intake/intakes';
import { hotelCountries } from '#api/domain/value-chain/choices/hotels';
import { businessTravel } from '#api/domain/value-chain/forms/travel';
import type { Ctx } from '#api/kernel/context';
import { findUnits } from '#api/modules/activity-data/units/service';

type Item = IntakeChoices['items'][number];

/** Keys by place, from 1, for the same reason as those of the means of travel: append only. */
const countriesByKey = (
  'poland germany uk uk-london austria belgium czech-republic france greece ireland italy netherlands portugal ' +
  'romania slovak-republic spain switzerland turkey argentina australia brazil canada chile china colombia ' +
  'costa-rica egypt fiji hong-kong-china india indonesia israel japan jordan korea macau-china malaysia maldives ' +
  'mexico new-zealand oman panama peru philippines qatar saudi-arabia singapore south-africa taiwan-china thailand ' +
  'united-arab-emirates united-states vietnam'
).split(' ');

const method = businessTravel.methods.find(({ code }) => code === 'hotel-nights');

/** Stays in hotels by country, as room-nights. */
export async function hotelItems(ctx: Ctx, itemId: number): Promise<Item[]> {
  const unit = (await findUnits(ctx.db)).find(({ code }) => code === 'room-night');
  if (!method || !unit) return [];
  const name = { en: 'Hotel nights', pl: 'Noclegi w hotelach' };
  return [
    {
      kind: 'valueChain',
      itemId,
      name: name[ctx.locale],
      names: [name.en, name.pl],
      categoryName: ctx.locale === 'pl' ? 'Podróże służbowe' : 'Business travel',
      units: [{ unitId: unit.id, symbol: unit.symbol }],
      variants: hotelCountries.flatMap((country) => {
        const at = countriesByKey.indexOf(country.value);
        return at < 0 ? [] : [{ variantId: at + 1, name: country.name[ctx.locale], value: country.value }];
      }),
      needsVariant: true,
      form: {
        scope3InputFormId: businessTravel.id,
        scope3MethodId: method.id,
        values: {},
        variantField: 'hotelCountry',
        amountField: 'hotelNights',
        isPerPerson: false,
      },
    },
  ];
}
