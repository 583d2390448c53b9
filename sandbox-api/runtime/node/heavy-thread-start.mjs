/** Node starts a thread only from JavaScript; from here on it compiles the modules it loads, as the host does. */
import { register } from 'tsx/esm/api';

register();
await import('./heavy-thread-main.ts');
