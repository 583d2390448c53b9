/** Scrolls a field into view and focuses it; in a group of radio buttons or fields, the first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  const target = field?.matches('button, input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('button, input');
  target?.focus();
}
