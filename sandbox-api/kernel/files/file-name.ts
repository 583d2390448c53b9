const maxLetters = 255;

/** Control and invisible characters: a right-to-left mark makes "gpj.exe" out of "exe.jpg". */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Characters that some system does not allow in a file name. */
const unusable = /[<>:"|?*]/g;

/** The extension of a name in lower case, without its dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : [...name.slice(dot + 1)].slice(0, 12).join('').toLowerCase();
}

/**
 * The name under which an upload is stored, shown and downloaded, because browsers send names unchecked.
 * Folders are removed, letters of every language stay, and a name that is too long is cut before its
 * extension.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.normalize('NFC').replace(unseen, '').replace(unusable, '_').replace(/\s+/g, ' ');
  // Leading dots hide a file on some systems, and others drop them.
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensionOf(trimmed);
  const ending = extension && `.${extension}`;
  const stem = trimmed.slice(0, trimmed.length - ending.length);
  return [...(trimmed || 'file')].length <= maxLetters
    ? trimmed || 'file'
    : `${[...stem].slice(0, maxLetters - ending.length).join('')}${ending}`;
}
