import i18next from 'i18next';
import { type EngineState, engineState } from '@/app/engine/engine-state';
import { exportedOf, type SafetyCopy } from '@/app/engine/safety-copy';
import { exportStoredData } from '@/app/engine/stored-data';
import { applyUpdate } from '@/app/engine/update';
import { bringBack, safetyCopies } from '@/app/engine/watch-store';
import { currentLanguage } from '@/i18n/setup';
import { saveFile } from '@/lib/api/save-file';
import { formatDateTime } from '@/lib/format/date';
import { element } from './element';

type Translate = ReturnType<typeof i18next.getFixedT<'engine'>>;

const action = 'font-medium underline underline-offset-4';

/**
 * A bar at the bottom of the page for the engine's notices: a new version, replaced or lost data, a full disk.
 * Outside React, because it must work when the page itself is out of date.
 */
export function followEngine(): void {
  const bar = element('div', {
    role: 'status',
    class: 'fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 empty:hidden',
  });
  document.body.append(bar);
  const show = () => {
    const content = contentOf(engineState.read(), i18next.getFixedT(null, 'engine'));
    bar.replaceChildren(...(content ? [box(content)] : []));
  };
  engineState.subscribe(show);
  i18next.on('languageChanged', () => void i18next.loadNamespaces('engine').then(show));
  show();
}

function contentOf({ notice, isUpdateReady }: EngineState, t: Translate): (Node | string)[] | null {
  if (notice === 'updated-elsewhere') {
    return [t('update.elsewhere'), button(t('update.reload'), () => location.reload())];
  }
  if (notice === 'data-replaced' || notice === 'engine-stopped') {
    return [t(`notice.${notice}`), button(t('update.reload'), () => location.reload())];
  }
  if (notice === 'store-missing') return lossOf(safetyCopies.read(), t);
  if (notice === 'storage-full') return [t('notice.storage-full'), ...saveButtons(t), closing(t)];
  if (notice) return [t(`notice.${notice}`), closing(t)];
  if (isUpdateReady) {
    return [t('update.ready'), ' ', t('update.explanation'), button(t('update.apply'), () => applyUpdate())];
  }
  return null;
}

/** Saved data is gone. The last copy is offered until the user decides. */
function lossOf(copy: SafetyCopy | null, t: Translate): (Node | string)[] {
  const afresh = () => {
    safetyCopies.forget();
    engineState.change({ notice: null });
  };
  const file = copy?.file;
  if (!copy || !file) return [t('notice.store-missing'), t('loss.noCopy'), button(t('loss.afresh'), afresh)];
  const failed = () => engineState.change({ notice: 'copy-refused' });
  return [
    t('notice.store-missing'),
    t('loss.copy', { time: formatDateTime(copy.savedOn, currentLanguage()) }),
    button(t('loss.bringBack'), () => bringBack(file).catch(failed)),
    button(t('loss.save'), () => saveCopy(file)),
    button(t('loss.afresh'), afresh),
  ];
}

/** What the browser still has, otherwise the copy. */
function saveButtons(t: Translate): Node[] {
  const file = safetyCopies.read()?.file;
  const save = () => exportStoredData().catch(() => (file ? saveCopy(file) : undefined));
  return [button(t('failure.export'), save)];
}

async function saveCopy(file: string): Promise<void> {
  saveFile({ blob: await exportedOf(file), name: 'ledgerleaf.sandbox' });
}

function closing(t: Translate): Node {
  return button(t('close'), () => engineState.change({ notice: null }));
}

function box(content: (Node | string)[]): HTMLElement {
  return element(
    'div',
    {
      class:
        'flex flex-wrap items-baseline gap-3 rounded-lg border border-line-strong bg-raised px-4 py-3 text-ink shadow-float',
    },
    ...content,
  );
}

function button(label: string, act: () => unknown): HTMLButtonElement {
  const made = element('button', { type: 'button', class: action }, label);
  made.addEventListener('click', () => void act());
  return made;
}
