import { appBaseUrl } from '@/lib/api/api-base';
import { element } from './element';

/** The page around boot and failure: the logo and one column. */
export function showFrame(root: HTMLElement, ...content: Node[]): HTMLElement {
  const frame = element(
    'main',
    { class: 'mx-auto flex min-h-dvh w-full max-w-lg flex-col justify-center gap-6 px-6 py-12' },
    element(
      'div',
      { class: 'flex items-center gap-3' },
      element('img', { src: new URL('favicon.svg', appBaseUrl).href, alt: '', width: '32', height: '32' }),
      element('span', { class: 'font-semibold text-lg' }, 'Ledgerleaf'),
    ),
    ...content,
  );
  root.replaceChildren(frame);
  return frame;
}
