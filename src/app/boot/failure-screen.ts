import i18next from 'i18next';
import type { StartFailure } from '@/app/engine/start-failure';
import {
  exportStoredData,
  listStoredWorkspaces,
  openStoredWorkspace,
  resetStoredData,
} from '@/app/engine/stored-data';
import { showFrame } from './boot-frame';
import { element } from './element';

/** Reasons for which a store exists but cannot be opened: it can be exported or deleted. */
const aboutTheStore: readonly string[] = [
  'newer-schema',
  'foreign-format',
  'foreign-pglite',
  'foreign-snapshot',
  'corrupt',
  'failed',
];

const primary =
  'inline-flex h-9 items-center rounded-md bg-brand px-4 font-medium text-on-brand hover:bg-brand-hover';
const secondary =
  'inline-flex h-9 items-center rounded-md border border-line-strong bg-surface px-4 font-medium text-ink hover:bg-hover';
const danger =
  'inline-flex h-9 items-center rounded-md bg-danger px-4 font-medium text-on-danger hover:bg-danger-hover';

type Translate = ReturnType<typeof i18next.getFixedT<'engine'>>;

/** Replaces everything else. Resolves when the user tries the start again. */
export function showFailureScreen(root: HTMLElement, failure: StartFailure): Promise<void> {
  return new Promise((resolve) => {
    const title = titleOf(failure, 'h1', 'text-xl');
    showFrame(root, title, ...explainFailure(failure, resolve));
    title.focus();
  });
}

/** The same within an existing page, which keeps typed values. */
export function showFailureIn(place: HTMLElement, failure: StartFailure, tryAgain: () => void): void {
  place.replaceChildren(titleOf(failure, 'h2', 'text-lg'), ...explainFailure(failure, tryAgain));
}

function titleOf({ reason }: StartFailure, tag: 'h1' | 'h2', size: string): HTMLElement {
  const t = i18next.getFixedT(null, 'engine');
  return element(
    tag,
    { class: `font-semibold ${size}`, tabindex: '-1' },
    t(`failure.reason.${reason}.title`),
  );
}

/** What happened, what happened to the data, and what to do. */
function explainFailure(failure: StartFailure, resolve: () => void): HTMLElement[] {
  const t = i18next.getFixedT(null, 'engine');
  const status = element('p', { class: 'min-h-6 text-sm', role: 'status' });
  const actions = element('div', { class: 'flex flex-wrap gap-3' });
  const showActions = () =>
    actions.replaceChildren(...actionsOf(failure, t, { resolve, status, actions, showActions }));
  showActions();
  const others = element('div', { class: 'flex flex-wrap items-center gap-3 empty:hidden' });
  if (aboutTheStore.includes(failure.reason)) void offerOthers(others, t, resolve);
  return [text(t, failure), ...missingOf(failure, t), actions, others, status, ...detailsOf(failure, t)];
}

type Context = { resolve(): void; status: HTMLElement; actions: HTMLElement; showActions(): void };

function actionsOf({ reason }: StartFailure, t: Translate, context: Context): HTMLElement[] {
  if (reason === 'unsupported') return [];
  const buttons = [button(primary, t('failure.tryAgain'), context.resolve)];
  if (!aboutTheStore.includes(reason)) return buttons;
  const { status, actions } = context;
  const save = () =>
    exportStoredData().then(
      () => status.replaceChildren(t('failure.exported')),
      () => status.replaceChildren(t('failure.exportFailed')),
    );
  const askForReset = () => actions.replaceChildren(...resetQuestion(t, context));
  return [
    ...buttons,
    button(secondary, t('failure.export'), save),
    button(secondary, t('failure.reset'), askForReset),
  ];
}

function resetQuestion(t: Translate, { resolve, status, showActions }: Context): HTMLElement[] {
  status.replaceChildren(t('failure.resetWarning'));
  const reset = () => resetStoredData().then(resolve, () => status.replaceChildren(t('failure.resetFailed')));
  const cancel = () => {
    status.replaceChildren();
    showActions();
  };
  return [button(danger, t('failure.confirmReset'), reset), button(secondary, t('failure.cancel'), cancel)];
}

/** One workspace that cannot be opened does not block the others. */
async function offerOthers(place: HTMLElement, t: Translate, resolve: () => void): Promise<void> {
  const workspaces = await listStoredWorkspaces().catch(() => []);
  const openable = workspaces.filter(({ isCurrent, refusal }) => !isCurrent && refusal === null);
  if (openable.length === 0) return;
  const buttons = openable.map(({ key, name }) => {
    const open = () =>
      openStoredWorkspace(key).then(resolve, () => place.replaceChildren(t('failure.workspaceFailed')));
    return button(secondary, t('failure.openWorkspace', { name: name ?? t('failure.firstWorkspace') }), open);
  });
  place.replaceChildren(element('p', {}, t('failure.otherWorkspaces')), ...buttons);
}

function button(look: string, label: string, act: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button', class: look }, label);
  made.addEventListener('click', () => void act());
  return made;
}

function text(t: Translate, { reason }: StartFailure): HTMLElement {
  return element('p', { class: 'text-ink-muted' }, t(`failure.reason.${reason}.text`));
}

function missingOf({ missing }: StartFailure, t: Translate): HTMLElement[] {
  if (missing.length === 0) return [];
  const items = missing.map((part) => element('li', {}, t(`failure.missing.${part}`)));
  return [
    element('h2', { class: 'font-medium' }, t('failure.missingTitle')),
    element('ul', { class: 'list-disc pl-5 text-ink-muted' }, ...items),
  ];
}

function detailsOf({ detail }: StartFailure, t: Translate): HTMLElement[] {
  if (!detail) return [];
  return [
    element(
      'details',
      { class: 'text-ink-muted text-sm' },
      element('summary', { class: 'cursor-pointer' }, t('failure.details')),
      element('pre', { class: 'mt-2 whitespace-pre-wrap break-words text-xs' }, detail),
    ),
  ];
}
