import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * `npm run lock`, to run after every `npm install`. If a registry lacks a package for another platform, npm leaves
 * it out of the lock file, and then `npm ci` refuses that file everywhere. This script adds such packages again: the
 * package that requires them states their exact versions, their names state the platform.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  for (const { name, version, dev } of missingPlatformPackages(lock)) {
    packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/** Optional packages with an exact version that have no entry in the lock file. */
export function missingPlatformPackages({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d+\.\d+\.\d+/.test(version))
      .filter(([name]) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

const systems = 'aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|wasm32|win32';
const platformInName = new RegExp(
  `(?:^|[-/])(${systems})-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasi|x64)(?:-(.*))?$`,
);

/** `binding-linux-arm-musleabihf` runs on Linux with ARM and musl. */
function platformOf(name) {
  const [, system, processor, rest = ''] = platformInName.exec(name) ?? [];
  if (!system) throw new Error(`The name of ${name} does not tell its platform.`);
  if (system === 'wasm32') return { cpu: ['wasm32'] };
  const isLinux = system === 'linux';
  const libc = rest.startsWith('musl') ? 'musl' : rest.startsWith('gnu') ? 'glibc' : undefined;
  return { os: [system], cpu: [processor], ...(isLinux && libc && { libc: [libc] }) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = 'package-lock.json';
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingPlatformPackages(lock);
  if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  console.log(`${missing.length} packages of other platforms were put into ${path}.`);
}
