/** An entry of natural gas in kWh (gross CV), which any location of any country accepts. */
export function gasAt(locationId: number, entered: { value?: number; date?: string } = {}) {
  const { value = 100, date = '2025-03-10' } = entered;
  return { locationId, fuelId: 101, fuelVariantId: null, unitId: 20, value, date, reference: null };
}
