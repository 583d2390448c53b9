import { z } from 'zod';

/** Every reason for which a call may fail. The list is closed: http maps each code to one status. */
export const problemCodes = [
  'validation_failed',
  'malformed_body',
  'malformed_form',
  'unsupported_body',
  'body_too_large',
  'credential_missing',
  'credential_invalid',
  'login_failed',
  'current_password_wrong',
  'password_change_required',
  'role_required',
  'module_required',
  'plan_required',
  'not_found',
  'stale',
  'blocked_by_dependants',
  'conflict',
  'idempotency_key_reused',
  'too_many_attempts',
  'too_many_at_once',
  'code_invalid',
  'token_invalid',
  'last_admin',
  'own_status',
  'own_removal',
  'temporary_password_expired',
  'password_chosen',
  'storage_full',
  'unavailable',
  'unprocessable_file',
  'import_has_errors',
  'import_processed',
  'import_outdated',
  'evidence_full',
  'evidence_left_out',
  'intake_recorded',
  'warnings_unanswered',
  'intake_changed',
  'intake_replaced',
  'preview_stale',
  'recalculation_open',
  'review_closed',
  'owner_required',
  'owner_active',
  'simulation_in_plan',
  'report_incomplete',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The earlier change that made the caller's data out of date: its user and time. */
const lastChange = z.object({ byName: z.string(), isOwn: z.boolean(), on: z.iso.datetime() });
export type LastChange = z.output<typeof lastChange>;

/** RFC 9457 problem details with our extensions. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  code: z.enum(problemCodes),
  /** Messages by field, first letter capitalised (specification 000, section 5). */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With `stale`: the row as it is now. */
  current: z.unknown().optional(),
  /** With `stale`, if a user changed it. */
  lastChange: lastChange.optional(),
  requestId: z.string().optional(),
});
export type Problem = z.output<typeof problem>;
