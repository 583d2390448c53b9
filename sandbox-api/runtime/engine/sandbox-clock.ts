import type { TravelClock } from '#api/modules/sandbox/sandbox/service';

/** The clock of a sandbox. It starts at the current time; the boot sets it to the date stored with the data. */
export function createTravelClock(readNow: () => Date = () => new Date()): TravelClock {
  let chosen: string | null = null;
  return {
    now: () => {
      const now = readNow();
      if (!chosen) return now;
      const [year = 0, month = 0, day = 0] = chosen.split('-').map(Number);
      return new Date(now.setFullYear(year, month - 1, day));
    },
    travelTo: (today) => {
      chosen = today;
    },
  };
}
