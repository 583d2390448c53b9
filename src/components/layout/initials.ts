type Named = { firstName?: string | null; lastName?: string | null; email?: string | null };

/** First letters of the first and last name, otherwise the first two letters of the e-mail, otherwise "UU". */
export function toInitials({ firstName, lastName, email }: Named): string {
  const first = firstLetter(firstName);
  const last = firstLetter(lastName);
  if (first && last) return (first + last).toLocaleUpperCase('pl');
  const letters = [...(email?.trim() ?? '')].slice(0, 2).join('');
  return letters ? letters.toUpperCase() : 'UU';
}

function firstLetter(text: string | null | undefined): string {
  return [...(text?.trim() ?? '')][0] ?? '';
}
