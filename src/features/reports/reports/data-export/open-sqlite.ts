import initSqlJs, { type SqlJsStatic } from 'sql.js';
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** SQLite in a browser; its WebAssembly is an asset of the build. */
export function openSqlite(): Promise<SqlJsStatic> {
  return initSqlJs({ locateFile: () => wasmUrl });
}
