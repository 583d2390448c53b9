import { build } from 'virtual:engine-build';
import { readKept } from './read-kept';

export const earlyWasm = readKept(build.wasm.path, (kept) => WebAssembly.compileStreaming(kept));
export const earlyData = readKept(build.data.path, (kept) => kept.blob());
