/** A field with an error, by its dotted name. */
export type FieldProblem = { name: string; message: string };

/** Flattens react-hook-form's nested errors into a list in field order. */
export function flattenErrors(errors: object, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, value]): FieldProblem[] => {
    if (typeof value !== 'object' || value === null) return [];
    const name = key === 'root' && prefix ? prefix.slice(0, -1) : `${prefix}${key}`;
    if ('type' in value && 'message' in value && typeof value.message === 'string' && value.message)
      return [{ name, message: value.message }];
    // `ref` holds the DOM element, `types` repeats the same problem.
    const { ref: _ref, types: _types, ...nested } = value as Record<string, unknown>;
    return flattenErrors(nested, `${name}.`);
  });
}
