import { describe, expect, expectTypeOf, it } from 'vitest';
import { dialogsBy, type OpenDialogs } from './dialogs';

function screen() {
  const held = { open: {} as OpenDialogs };
  const dialogs = dialogsBy((next) => {
    held.open = next(held.open);
  });
  return { held, dialogs };
}

describe('a dialog', () => {
  it('stays open with its parameters, next to others, until it is closed', () => {
    const { held, dialogs } = screen();
    dialogs.open('location', { locationId: 7, tab: 'contracts' });
    dialogs.open('contact', { subject: 'Trial' });
    expect(held.open).toEqual({
      location: { locationId: 7, tab: 'contracts' },
      contact: { subject: 'Trial' },
    });
    dialogs.close('location');
    expect(held.open).toEqual({ contact: { subject: 'Trial' } });
  });

  it('without parameters is opened without any', () => {
    const { held, dialogs } = screen();
    dialogs.open('faqs');
    dialogs.open('location');
    expect(held.open).toEqual({ faqs: {}, location: {} });
  });

  it('forgets its earlier parameters when it is opened again', () => {
    const { held, dialogs } = screen();
    dialogs.open('addData', { locationId: 7 });
    dialogs.open('addData');
    expect(held.open).toEqual({ addData: {} });
  });

  it('can open a follow-up of what it shows', () => {
    const { held, dialogs } = screen();
    const step = (name: string) =>
      dialogs.change('trail', (trail) => ({ views: [...(trail?.views ?? []), { factorId: 1, name }] }));
    step('Total');
    step('Natural gas');
    expect(held.open.trail?.views.map(({ name }) => name)).toEqual(['Total', 'Natural gas']);
  });

  it('is opened with its own parameters and no others', () => {
    const { dialogs } = screen();
    expectTypeOf(dialogs.open<'contact'>).toEqualTypeOf<
      (name: 'contact', params?: { subject?: string }) => void
    >();
    expectTypeOf(dialogs.open<'trail'>).parameters.toExtend<['trail', object]>();
  });
});

it('causes no update when something that is not open is closed', () => {
  const { held, dialogs } = screen();
  dialogs.open('tour');
  const before = held.open;
  dialogs.close('trail', 'faqs');
  expect(held.open).toBe(before);
  dialogs.close('trail', 'tour');
  expect(held.open).toEqual({});
});
