import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from './text-field';

function OneField(props: { isOptional?: boolean; isLabelHidden?: boolean }) {
  const form = useContractForm({
    schema: z.object({ town: z.string() }),
    defaultValues: { town: '' },
    onSubmit: () => undefined,
  });
  return <TextField form={form} name="town" label="Town" {...props} />;
}

const markup = (props: { isOptional?: boolean; isLabelHidden?: boolean } = {}) =>
  renderToStaticMarkup(<OneField {...props} />);
const mark = /content-\[/;

it('marks a required field before there is an error, and labels an optional one', () => {
  expect(markup()).toMatch(mark);
  expect(markup()).toContain('aria-required="true"');
  expect(markup({ isOptional: true })).not.toMatch(mark);
  expect(markup({ isOptional: true })).toContain('aria-required="false"');
});

it('draws the mark without adding it to the accessible name', () => {
  expect(markup().replaceAll(/<[^>]+>/g, '')).toBe('Town');
});

it('marks the control as required when the label is for screen readers only', () => {
  expect(markup({ isLabelHidden: true })).not.toMatch(mark);
  expect(markup({ isLabelHidden: true })).toContain('aria-required="true"');
});
