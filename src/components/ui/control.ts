/** The frame shared by all input controls. */
export const controlStyles =
  'w-full rounded-md border border-line-strong bg-surface text-ink placeholder:text-ink-muted/80 transition-colors duration-100 hover:border-ink-muted focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-brand aria-invalid:border-danger aria-invalid:outline-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-disabled';

/** A floating panel: menu, list, calendar. */
export const panelStyles =
  'z-50 animate-appear-up rounded-lg border border-line bg-raised text-ink shadow-float outline-none';

/** One row of a floating list. */
export const optionStyles =
  'relative flex min-h-8 w-full select-none items-center gap-2 rounded-sm px-2 py-1.5 outline-none data-disabled:pointer-events-none data-highlighted:bg-hover data-disabled:text-ink-disabled [&_svg]:size-4 [&_svg]:shrink-0';
