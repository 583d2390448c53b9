/** Brings a field into view and the focus to it; a group of radio buttons or fields is focused at its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  const target = field?.matches('button, input, select, textarea')
    ? field
    : field?.querySelector<HTMLElement>('button, input');
  target?.focus();
}
