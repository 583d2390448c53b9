import type { TravelClock } from '#api/modules/sandbox/service';

/** The clock of a sandbox. It starts in the present; the boot moves it to the date stored with the data. */
export function createTravelClock(readNow: () => Date = () => new Date()): TravelClock {
  let chosen: string | null = null;
  return {
    now: () => (chosen ? new Date(`${chosen}${readNow().toISOString().slice(10)}`) : readNow()),
    travelTo: (today) => {
      chosen = today;
    },
  };
}
