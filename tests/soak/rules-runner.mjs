import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';
import { expect } from 'vitest';

/**
 * Stryker's test runner for the rules. Vitest starts a thread and imports every module again for each mutant, which
 * takes seconds, thousands of times. The rules are pure and their tests need neither files nor a database, so they
 * are bundled once and evaluated again for each mutant inside one process: no mutant sees what another left in a
 * module's memory, and mutants of constants are tested like any other.
 * `describe` and `it` only collect; `expect` is Vitest's own. Other features of a test run are missing on purpose: a
 * test of a pure rule that needs a hook or a mock is a mistake.
 */
const folder = 'sandbox-api/domain';
const referenceRows = 'seed/load/reference-rows';
/** A quarter of a megabyte of JSON that would otherwise be parsed for each mutant. */
const scenarioFiles = ['definitions', 'parameters'].map((name) => `#seed/reference/scenarios/${name}.json`);

/** Random cases per property: few of them, the same in every run, and no search for the smallest failing one. */
const propertyRuns = 8;

/**
 * Processor time after which a mutant counts as survived; by then the tests most likely to detect it have run. Like
 * leaving out a test, this can only lower the score; `RULES_PATIENCE` sets other seconds.
 */
const patienceMicroseconds = Number(process.env.RULES_PATIENCE ?? 1.5) * 1_000_000;

/** All six thousand activities. */
const leftOut = 'offers no unit that a fuel cannot be entered in, in any country and year';

const stryker = globalThis;
stryker.__stryker__ ??= {};
/** What the changed code reads and writes: the active mutant and how often it was reached. */
const state = stryker.__stryker__;

class RulesRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.data = frozen(await evaluatedData());
    this.files = new Map(scenarioFiles.map((file) => [file, frozen(requireFromHere(file))]));
    this.script = await bundledTests();
    this.millisecondsOf = new Map();
    this.killsOf = new Map();
  }

  /**
   * Runs every test once without a mutant, to learn which code each of them reaches and how long it takes. Each is
   * evaluated separately, because otherwise values cached by one test would keep the next from reaching that code.
   */
  async dryRun() {
    Object.assign(state, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    const { tests, problem } = this.load();
    if (problem) return { status: 'error', errorMessage: String(problem.stack) };
    const results = [];
    for (const index of tests.keys()) {
      const test = this.load().tests[index];
      state.currentTestId = test.name;
      const result = await resultOf(test);
      state.currentTestId = undefined;
      this.millisecondsOf.set(test.name, result.timeSpentMs);
      results.push(result);
    }
    return { status: 'complete', tests: results, mutantCoverage: state.mutantCoverage };
  }

  /**
   * Runs the covering tests until one fails: first those that detected other mutants of the file, then the fast
   * ones.
   */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }) {
    Object.assign(state, { activeMutant: undefined, currentTestId: undefined, hitCount: 0, hitLimit });
    if (mutantActivation === 'static') state.activeMutant = activeMutant.id;
    const { tests, problem } = this.load();
    if (problem) return this.#killed('loading the tests', problem, 0);
    state.activeMutant = activeMutant.id;
    const wanted = testFilter && new Set(testFilter);
    const { fileName } = activeMutant;
    const cost = (test) => this.#costOf(fileName, test.name);
    const covering = tests
      .filter((test) => !wanted || wanted.has(test.name))
      .sort((left, right) => cost(left) - cost(right));
    const startedAt = process.cpuUsage();
    for (const test of covering) {
      const { user, system } = process.cpuUsage(startedAt);
      if (user + system > patienceMicroseconds) break;
      const result = await resultOf(test);
      if (result.status !== failed) continue;
      const key = `${fileName} ${test.name}`;
      this.killsOf.set(key, (this.killsOf.get(key) ?? 0) + 1);
      return this.#killed(test.name, result.failureMessage, covering.length);
    }
    if (isOverLimit()) return { status: 'timeout', reason: 'An endless loop.' };
    return { status: 'survived', nrOfTests: covering.length };
  }

  load() {
    const tests = [];
    try {
      this.script.runInThisContext()(requireFor(tests, this.data, this.files));
      return { tests };
    } catch (problem) {
      return { tests, problem };
    }
  }

  #killed(name, failure, nrOfTests) {
    if (isOverLimit()) return { status: 'timeout', reason: 'An endless loop.' };
    return { status: 'killed', killedBy: [name], failureMessage: String(failure), nrOfTests };
  }

  /** Milliseconds per mutant that the test is expected to detect. */
  #costOf(fileName, name) {
    return (this.millisecondsOf.get(name) ?? 1) / (1 + 20 * (this.killsOf.get(`${fileName} ${name}`) ?? 0));
  }
}

const failed = 1;

async function resultOf({ name, run, seed }) {
  quickProperties.seed = seed;
  const startedAt = performance.now();
  const common = () => ({ id: name, name, timeSpentMs: performance.now() - startedAt });
  try {
    await run();
    return { ...common(), status: 0 };
  } catch (error) {
    return { ...common(), status: failed, failureMessage: String(error?.message ?? error) };
  }
}

function isOverLimit() {
  return state.hitLimit !== undefined && state.hitCount > state.hitLimit;
}

/** The shipped reference data, read once, because thousands of rows would otherwise be unpacked for each mutant. */
async function evaluatedData() {
  const module = { exports: {} };
  const script = await bundled(`module.exports = require('./${referenceRows}');`, []);
  script.runInThisContext()(requireFromHere, module);
  return module.exports;
}

/** Every test of the rules, or of the folder named by `RULES_TESTS`, as one function of `require`. */
function bundledTests() {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => `./${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => name.endsWith('.test.ts') && name.includes(process.env.RULES_TESTS ?? ''))
    .sort();
  return bundled(files.map((name) => `import '${name}';`).join('\n'), [
    `*/${referenceRows}`,
    ...scenarioFiles,
  ]);
}

async function bundled(contents, external) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external: ['vitest', 'fast-check', 'decimal.js', 'zod', ...external],
    write: false,
    logLevel: 'error',
  });
  const code = `(function (require, module = { exports: {} }) {${outputFiles[0].text}\n})`;
  return new vm.Script(code, { filename: 'rules-tests.cjs' });
}

/** Shared by all mutants, so none may change it. */
function frozen(value) {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function requireFor(tests, data, files) {
  const suites = [];
  const named = (name) => [...suites, name].join(' › ');
  const describe = (name, define) => {
    suites.push(name);
    define();
    suites.pop();
  };
  const it = (name, run) => {
    if (name !== leftOut) tests.push({ name: named(name), run, seed: tests.length });
  };
  describe.each = eachOf(describe);
  it.each = eachOf(it);
  const own = { vitest: { describe, it, test: it, expect }, 'fast-check': quickProperties };
  const shared = (id) => (id.endsWith(referenceRows) ? data : files.get(id));
  return (id) => shared(id) ?? own[id] ?? requireFromHere(id);
}

/** One test for each row, numbered, with its values inserted into the name. */
function eachOf(define) {
  return (rows) => (name, body) => {
    rows.forEach((row, index) => {
      const values = Array.isArray(row) ? row : [row];
      const filled = format(name, ...values.slice(0, name.split('%').length - 1));
      define(`${index + 1}. ${filled}`, () => body(...values));
    });
  };
}

const requireFromHere = createRequire(path.resolve('package.json'));
const fastCheck = requireFromHere('fast-check');
const quickProperties = {
  ...fastCheck,
  seed: 0,
  assert: (property, settings = {}) =>
    fastCheck.assert(property, {
      ...settings,
      numRuns: Math.min(settings.numRuns ?? propertyRuns, propertyRuns),
      seed: quickProperties.seed,
      endOnFailure: true,
    }),
};

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rules', factory: () => new RulesRunner() }];
