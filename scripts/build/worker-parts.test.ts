import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { joinParts } from './worker-parts';

const chunk = (fileName: string, code: string, imports: string[] = [], isEntry = false) => ({
  fileName,
  code,
  imports,
  isEntry,
});
const main = chunk(
  'main.js',
  'const { say } = require("./shared.js"); say("main"); self.later = () => Promise.resolve().then(()=>require("./later.js"));',
  ['shared.js'],
  true,
);
const shared = chunk('shared.js', 'exports.say = (word) => self.said.push(word);');
const later = chunk('later.js', 'require("./shared.js").say("later"); exports.answer = 42;', ['shared.js']);

type Scope = {
  said: string[];
  imported: string[];
  later(): Promise<{ answer: number }>;
  install?(event: { waitUntil(work: Promise<void>): void }): void;
};

/** The parts of a worker that the scripts use. */
function scopeOf(rest: string, { isServiceWorker }: { isServiceWorker: boolean }) {
  const scope = {
    said: [],
    imported: [],
    location: new URL('https://leaf.example/demo/sw.js?page=x'),
    URL,
    importScripts: (url: string) => {
      scope.imported.push(url);
      vm.runInContext(rest, context);
    },
    addEventListener: (_: 'install', listen: Scope['install']) => {
      scope.install = listen;
    },
    ...(isServiceWorker ? { ServiceWorkerGlobalScope: true } : {}),
  } as unknown as Scope;
  const context = vm.createContext(Object.assign(scope, { self: scope }));
  return { scope, context };
}

describe('the worker in two scripts', () => {
  const { start, rest, restPath } = joinParts([later, main, shared]);

  it('has what the entry imports in the first, and what it imports later in the second', () => {
    expect(start).toContain('"./shared.js"');
    expect(start).not.toContain('exports.answer');
    expect(rest).toContain('exports.answer');
    expect(rest).not.toContain('exports.say');
  });

  it("imports the second during the service worker's installation and evaluates it on request", async () => {
    const { scope, context } = scopeOf(rest, { isServiceWorker: true });
    vm.runInContext(start, context);
    expect(scope.imported).toEqual([]);
    const installing: Promise<void>[] = [];
    scope.install?.({ waitUntil: (work) => installing.push(work) });
    await Promise.all(installing);
    expect(installing).toHaveLength(1);
    expect(scope.imported).toEqual([`https://leaf.example/demo/${restPath}`]);
    expect(scope.said).toEqual(['main']);
    expect((await scope.later()).answer).toBe(42);
    await scope.later();
    expect(scope.said).toEqual(['main', 'later']);
    expect(scope.imported).toHaveLength(1);
  });

  it('imports the second with the first call that needs it when a service worker restarts', async () => {
    const { scope, context } = scopeOf(rest, { isServiceWorker: true });
    vm.runInContext(start, context);
    expect((await scope.later()).answer).toBe(42);
    expect(scope.imported).toHaveLength(1);
  });

  it('loads both immediately in other workers', () => {
    const { scope, context } = scopeOf(rest, { isServiceWorker: false });
    vm.runInContext(start, context);
    expect(scope.imported).toHaveLength(1);
  });

  it('fails to install when the second cannot be loaded', async () => {
    const { scope, context } = scopeOf('throw new Error("404")', { isServiceWorker: true });
    vm.runInContext(start, context);
    const installing: Promise<void>[] = [];
    scope.install?.({ waitUntil: (work) => installing.push(work) });
    await expect(Promise.all(installing)).rejects.toThrow('404');
  });

  it('is refused when a chunk requires something that is not among them', () => {
    expect(() => joinParts([chunk('main.js', 'require("node:fs")', [], true)])).toThrow('node:fs');
  });

  it('has another name when its content changes', () => {
    const other = joinParts([{ ...later, code: `${later.code} exports.more = 1;` }, main, shared]);
    expect(other.restPath).not.toBe(restPath);
  });
});
