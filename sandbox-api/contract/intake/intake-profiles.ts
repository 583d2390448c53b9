import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { id, idParams, instant, requiredLine } from '#api/contract/fields';

export const intakeProfileLimits = { maxContentChars: 100_000, maxProfiles: 500 } as const;

const tag = 'Intake profiles';
const editors = { level: 'editor' } as const;

/** What an intake has learnt about a kind of file. */
export const takenProfile = z.object({
  /** Recognizes such files: of the headers of a table, or of the supplier of a bill. */
  fingerprint: requiredLine(200),
  name: requiredLine(120),
  /** JSON of the page's own making; the page validates it whenever it reads it. */
  content: z.string().min(2).max(intakeProfileLimits.maxContentChars),
});
export type TakenProfile = z.output<typeof takenProfile>;

/** What the user can change of it: the fingerprint keeps recognizing the same files. */
export const intakeProfileBody = takenProfile.omit({ fingerprint: true });

export const intakeProfile = z
  .object({
    intakeProfileId: id,
    fingerprint: z.string(),
    name: z.string(),
    content: z.string(),
    /** Increases whenever the content changes. */
    version: z.number().int(),
    /** Intakes recorded with it, without those undone. */
    useCount: z.number().int(),
    updatedByName: z.string(),
    updatedOn: instant,
  })
  .meta({ id: 'IntakeProfile' });
export type IntakeProfile = z.output<typeof intakeProfile>;

export const listIntakeProfiles = defineEndpoint({
  id: 'listIntakeProfiles',
  tag,
  summary: 'What the intakes of the company have learnt, by name',
  method: 'get',
  path: '/api/IntakeProfiles',
  access: editors,
  response: z.array(intakeProfile),
});

export const updateIntakeProfile = defineEndpoint({
  id: 'updateIntakeProfile',
  tag,
  summary: 'Change the name or the content of a profile',
  method: 'put',
  path: '/api/IntakeProfiles/{id}',
  access: editors,
  params: idParams,
  body: intakeProfileBody,
  response: intakeProfile,
  isGuarded: true,
});

export const deleteIntakeProfile = defineEndpoint({
  id: 'deleteIntakeProfile',
  tag,
  summary: 'Forget a profile: such a file is asked about again',
  method: 'delete',
  path: '/api/IntakeProfiles/{id}',
  access: editors,
  params: idParams,
  isGuarded: true,
});
