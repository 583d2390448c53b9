/** Node starts a thread from JavaScript alone; from here on it compiles what it loads, as the host does. */
import { register } from 'tsx/esm/api';

register();
await import('./heavy-thread-main.ts');
