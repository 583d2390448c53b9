import { learn, withProfile } from './match/profile/learn';
import { readProfile } from './match/profile/profile-content';
import type { IntakeTools } from './screen/intake-tools';
import { openIntakeThread } from './thread/intake-thread';

/** The parts of the intake that its screen uses. Those for bills are loaded when the user points to a value. */
export const intakeTools: IntakeTools = {
  openThread: (onProgress) => openIntakeThread({ onProgress }),
  readProfile,
  withProfile,
  learn,
  valueOfWords: async (...given) => {
    const { valueOfWords } = await import('./documents/fields/clicked-values');
    return valueOfWords(...given);
  },
  anchorOf: async (recordKey, ...given) => {
    const [{ anchorOf }, { anchorKey }] = await Promise.all([
      import('./documents/fields/find-by-anchor'),
      import('./documents/fields/anchor'),
    ]);
    const anchor = anchorOf(...given);
    const [, part] = given;
    return anchor && { key: anchorKey(recordKey, part), anchor };
  },
};
