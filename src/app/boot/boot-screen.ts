import i18next from 'i18next';
import { type BootStep, bootSteps, type EngineHostKind, type StoreKind } from '#api/contract/engine';
import type { StartProgress } from '@/app/engine/start-engine';
import { currentLanguage } from '@/i18n/setup';
import { formatNumber } from '@/lib/format/number';
import { showFrame } from './boot-frame';
import { element } from './element';
import { hostNote } from './engine-start';
import { noShares, overallShare, withProgress } from './start-shares';

/** A warm start finishes sooner, so its progress would only flicker. A first start never does. */
export const patienceMs = () => (navigator.serviceWorker?.controller ? 600 : 0);

export interface BootScreen {
  advance(progress: StartProgress): void;
  announce(host: EngineHostKind, storeKind: StoreKind): void;
  remove(): void;
}

/** Three named steps with their real progress. */
export function showBootScreen(root: HTMLElement): BootScreen {
  const t = i18next.getFixedT(null, 'engine');
  const rows = new Map(bootSteps.map((step) => [step, makeRow(t(`boot.step.${step}`))]));
  const note = element('p', { class: 'min-h-6 text-ink-muted text-sm', 'aria-live': 'polite' });
  const bar = element('div', { class: 'h-full rounded-full bg-brand transition-[width] duration-100' });
  bar.style.width = '0%';
  const track = element(
    'div',
    {
      role: 'progressbar',
      'aria-label': t('boot.progress'),
      'aria-valuenow': '0',
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      class: 'h-1.5 overflow-hidden rounded-full bg-line',
    },
    bar,
  );
  for (const row of rows.values()) row.show('waiting', t('boot.state.waiting'));
  let shares = noShares;
  const timer = setTimeout(() => showFrame(root, heading(t), track, list(rows), note), patienceMs());

  function advance(progress: StartProgress) {
    shares = withProgress(shares, progress);
    const { step, done, total } = progress;
    const at = bootSteps.indexOf(step);
    for (const [index, name] of bootSteps.entries()) {
      const part = shares.get(name) ?? 0;
      const state = part >= 1 ? 'done' : index <= at ? 'running' : 'waiting';
      const isDownload = name === 'download' && step === 'download' && state === 'running';
      rows.get(name)?.show(state, isDownload ? amountOf(t, done, total) : t(`boot.state.${state}`));
    }
    const percent = Math.round(overallShare(shares) * 100);
    bar.style.width = `${percent}%`;
    track.setAttribute('aria-valuenow', String(percent));
  }

  return {
    advance,
    announce: (host, storeKind) => {
      const key = hostNote(host, storeKind);
      if (key) note.textContent = t(`boot.host.${key}`);
    },
    remove: () => {
      clearTimeout(timer);
      root.replaceChildren();
    },
  };
}

type Translate = ReturnType<typeof i18next.getFixedT<'engine'>>;

function heading(t: Translate): HTMLElement {
  return element(
    'div',
    { class: 'flex flex-col gap-2' },
    element('h1', { class: 'font-semibold text-xl' }, t('boot.title')),
    element(
      'p',
      { class: 'text-ink-muted' },
      t(navigator.serviceWorker?.controller ? 'boot.warmExplanation' : 'boot.explanation'),
    ),
  );
}

type Row = { item: HTMLElement; show(state: 'waiting' | 'running' | 'done', text: string): void };

function makeRow(label: string): Row {
  const name = element('span', { class: 'text-ink-muted' }, label);
  const state = element('span', { class: 'figures text-ink-muted text-sm' });
  return {
    item: element('li', { class: 'flex items-baseline justify-between gap-4 py-2' }, name, state),
    show: (kind, text) => {
      name.className = kind === 'waiting' ? 'text-ink-muted' : 'font-medium';
      state.textContent = text;
    },
  };
}

function list(rows: ReadonlyMap<BootStep, Row>): HTMLElement {
  const items = [...rows.values()].map(({ item }) => item);
  return element('ol', { class: 'divide-y divide-line border-line border-y' }, ...items);
}

function amountOf(t: Translate, done: number, total: number): string {
  const megabytes = (bytes: number) => formatNumber(bytes / 1e6, currentLanguage(), { decimals: 1 });
  return t('boot.amount', { done: megabytes(done), total: megabytes(total) });
}
