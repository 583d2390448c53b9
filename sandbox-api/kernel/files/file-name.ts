const maxLetters = 255;

/** Control characters, and those that are not seen: a mark for right-to-left makes "gpj.exe" of "exe.jpg". */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What a file's name cannot have on some system. */
const unusable = /[<>:"|?*]/g;

/** The ending of a name in small letters, without its dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : [...name.slice(dot + 1)].slice(0, 12).join('').toLowerCase();
}

/**
 * The name of an upload as it may be stored, shown and downloaded under: names come from the browser unchecked. Folders
 * fall away, letters of every language stay, and a name that is too long is cut before its ending.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replace(unseen, '').replace(unusable, '_').replace(/\s+/g, ' ');
  // Hidden on some systems, lost on others.
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensionOf(trimmed);
  const ending = extension && `.${extension}`;
  const stem = trimmed.slice(0, trimmed.length - ending.length);
  return [...(trimmed || 'file')].length <= maxLetters
    ? trimmed || 'file'
    : `${[...stem].slice(0, maxLetters - ending.length).join('')}${ending}`;
}
