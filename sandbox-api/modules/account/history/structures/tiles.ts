import { partsOf, phrasesIn, recordsIn } from './phrases';
import type { Tell } from './structure';

/** The tiles of an overview: which were shown and hidden, else that their order is another. */
export const tellTiles: Tell = ({ before, after }, { find, locale }) => {
  const phrases = phrasesIn(locale);
  const wasShown = new Map(recordsIn(before).map((tile) => [tile.widgetId, tile.isShown]));
  const turned = recordsIn(after).filter(
    (tile) => wasShown.has(tile.widgetId) && wasShown.get(tile.widgetId) !== tile.isShown,
  );
  const names = (isShown: boolean) =>
    turned
      .filter((tile) => tile.isShown === isShown)
      .map(({ widgetId }) => find('widget', widgetId) ?? phrases.gone);
  const parts = [
    { word: phrases.shown, items: names(true) },
    { word: phrases.hidden, items: names(false) },
  ];
  const isMoved = JSON.stringify(before) !== JSON.stringify(after);
  const text = partsOf(parts, locale) ?? (isMoved ? phrases.moved : null);
  return text === null ? [] : [{ field: 'tiles', before: null, after: text }];
};
