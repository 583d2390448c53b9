/**
 * PGlite's modules hold code that no worker of ours can run: initdb, which the snapshot makes needless; file systems of
 * other hosts, loaded on demand; and `eval`, which the content security policy forbids. None of it is called, but one
 * direct `eval` keeps the bundler from renaming or dropping anything around it: with all three the worker is a quarter
 * larger, and each first visit compiles all of it.
 */
import type { Plugin } from 'vite';

type Cut = { what: string; pattern: RegExp };

const cuts: readonly Cut[] = [
  { what: 'code from strings', pattern: /\beval\(\w+\)/g },
  { what: 'modules of other hosts', pattern: /\bimport\("[\w:./-]+"\)/g },
  { what: 'initdb', pattern: /(?<=\bawait )\w+\(\{pg:\w+,debug:[^{}]*\}\)/g },
];

/** Puts a failure in the place of each. Fails when one of them was found nowhere. */
export function withoutUnusedCode(): Plugin {
  const missing = new Set(cuts);
  return {
    name: 'engine-without-unused-code',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.includes('@electric-sql/pglite')) return null;
      return cuts.reduce((left, cut) => {
        const failure = `(()=>{throw Error("This build has no ${cut.what}.")})()`;
        return left.replace(cut.pattern, () => {
          missing.delete(cut);
          return failure;
        });
      }, code);
    },
    buildEnd: (error) => {
      const [cut] = missing;
      if (!error && cut) throw new Error(`PGlite's ${cut.what} was not found; its build has changed.`);
    },
  };
}
