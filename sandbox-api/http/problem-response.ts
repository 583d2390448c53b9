import { fieldMessage, type Locale, problemText } from '#api/contract/messages';
import type { Problem, ProblemCode } from '#api/contract/problem';
import { ProblemError } from '#api/kernel/problem-error';

/** The only place that maps a problem code to an HTTP status. */
const statuses: Record<ProblemCode, number> = {
  validation_failed: 400,
  malformed_body: 400,
  malformed_form: 400,
  unsupported_body: 415,
  body_too_large: 413,
  credential_missing: 401,
  credential_invalid: 401,
  login_failed: 401,
  current_password_wrong: 403,
  password_change_required: 403,
  role_required: 403,
  module_required: 403,
  plan_required: 403,
  not_found: 404,
  stale: 412,
  blocked_by_dependants: 409,
  conflict: 409,
  preview_stale: 409,
  recalculation_open: 409,
  review_closed: 409,
  owner_required: 403,
  owner_active: 409,
  simulation_in_plan: 409,
  report_incomplete: 409,
  idempotency_key_reused: 422,
  too_many_attempts: 429,
  too_many_at_once: 429,
  code_invalid: 400,
  token_invalid: 400,
  last_admin: 409,
  own_status: 409,
  own_removal: 409,
  temporary_password_expired: 403,
  password_chosen: 409,
  storage_full: 507,
  unavailable: 503,
  unprocessable_file: 422,
  import_has_errors: 409,
  import_processed: 409,
  import_outdated: 409,
  evidence_full: 409,
  evidence_left_out: 404,
  intake_recorded: 409,
  warnings_unanswered: 409,
  intake_changed: 409,
  intake_replaced: 409,
  internal: 500,
};

/**
 * Turns anything thrown into problem details. Any error other than a ProblemError is reported as `internal`
 * and nothing more.
 */
export function problemResponse(error: unknown, locale: Locale, requestId: string): Response {
  const known = error instanceof ProblemError ? error : new ProblemError('internal');
  const { params, issues, current, lastChange, retryAfterSeconds } = known.details;
  const { title, detail } = problemText(locale, known.code, params);
  const body: Problem = {
    type: 'about:blank',
    title,
    status: statuses[known.code],
    detail,
    code: known.code,
    errors: issues && errorsByField(issues, locale),
    current,
    lastChange,
    requestId,
  };
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'content-language': locale,
    // Caches in front of a host keep refusals for seconds by default, and this one belongs to one user.
    'cache-control': 'no-store',
  });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

/** `startDate` becomes `StartDate`; all issues of a field are listed. */
function errorsByField(issues: NonNullable<ProblemError['details']['issues']>, locale: Locale) {
  // Without a prototype, because a caller may name a field `__proto__`.
  const errors: Record<string, string[]> = Object.create(null);
  for (const issue of issues) {
    const field = issue.path.charAt(0).toUpperCase() + issue.path.slice(1);
    const message = fieldMessage(locale, issue);
    errors[field] = [...(errors[field] ?? []), message];
  }
  return errors;
}
