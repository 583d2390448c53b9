/**
 * PGlite's modules hold code that no worker of ours can run: initdb, which the snapshot makes needless; file systems of
 * other hosts, loaded on demand; `eval`, which the content security policy forbids; and names for the two thousand
 * functions of PostgreSQL, of which JavaScript calls some forty. None of it is used, but one direct `eval` keeps the
 * bundler from renaming or dropping anything around it, and a name that is given to an object is kept: with all four
 * the worker is half as large again, and each first visit compiles all of it.
 */
import type { Plugin } from 'vite';

type Cut = { what: string; pattern: RegExp };

const cuts: readonly Cut[] = [
  { what: 'code from strings', pattern: /\beval\(\w+\)/g },
  { what: 'modules of other hosts', pattern: /\bimport\("[\w:./-]+"\)/g },
  { what: 'initdb', pattern: /(?<=\bawait )\w+\(\{pg:\w+,debug:[^{}]*\}\)/g },
];

/** Where PGlite gives its names to what the WebAssembly exports: `_name = Module._name = exports.name`, and so on. */
const namingPattern = /(?<=function assignWasmExports\(\w+\)\{)[^{}]+(?=\})/;
const namedPattern = /^(?<name>_\w+)=Module\.\k<name>=\w+\.\w+(?:\.value)?$/;
/** That often it stands there and where the variable is declared. */
const timesWhenNamed = 3;

/**
 * Puts a failure in the place of each cut, and leaves out the names that nothing else in their module says. Libraries
 * that PostgreSQL loads find its functions in the WebAssembly's own exports.
 * Fails when one of them was found nowhere.
 */
export function withoutUnusedCode(): Plugin {
  const missing = new Set<string>(['names', ...cuts.map(({ what }) => what)]);
  return {
    name: 'engine-without-unused-code',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.includes('@electric-sql/pglite')) return null;
      const cutCode = cuts.reduce((left, { what, pattern }) => {
        const failure = `(()=>{throw Error("This build has no ${what}.")})()`;
        return left.replace(pattern, () => {
          missing.delete(what);
          return failure;
        });
      }, code);
      return cutCode.replace(namingPattern, (names) => {
        const used = usedNames(names, code);
        if (used.length < names.length) missing.delete('names');
        return used;
      });
    },
    buildEnd: (error) => {
      const [what] = missing;
      if (!error && what) throw new Error(`PGlite's build has changed: ${what} was not found.`);
    },
  };
}

function usedNames(names: string, code: string): string {
  const times = new Map<string, number>();
  for (const [word] of code.matchAll(/\b_\w+/g)) times.set(word, (times.get(word) ?? 0) + 1);
  const isUsed = (naming: string) => {
    const name = namedPattern.exec(naming)?.groups?.name;
    return name === undefined || (times.get(name) ?? 0) > timesWhenNamed;
  };
  return names.split(',').filter(isUsed).join(',');
}
