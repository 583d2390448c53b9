/** Files taken in: read in the page, and their entries checked and recorded in the worker. */
import { openProfile } from '../browser';
import type { Row } from '../report';
import type { Sites } from '../sites';
import { measurePageMemory } from './measure-memory';
import { measureRecording } from './measure-record';
import { measureHalfHours, measureThirtyPages } from './measure-screen';
import { openIntakes } from './screen';

type Rounds = { screens: number; recordings: number };

export async function measureIntake(
  { ours: { url } }: Pick<Sites, 'ours'>,
  { screens, recordings }: Rounds,
): Promise<Row[]> {
  const profile = await openProfile();
  try {
    const screen = await openIntakes(profile, url);
    // What the template records stays, and would slow down the checks of the half-hours.
    return [
      ...(await measureHalfHours(screen, screens)),
      ...(await measureThirtyPages(screen, screens)),
      ...(await measureRecording(screen, recordings, 5000)),
      ...(await measurePageMemory(screen)),
    ];
  } finally {
    await profile.close();
  }
}
