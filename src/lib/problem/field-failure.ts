/**
 * A failure that belongs to one field of a form. Forms read it like a problem of the API, so the text ends
 * up on the field and in the summary.
 */
export function fieldFailure(field: string, message: string): Error {
  return Object.assign(new Error(message), { problem: { errors: { [field]: [message] } } });
}
