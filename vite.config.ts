import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { enginePlugin } from './scripts/build/engine-plugin';
import { guidesPlugin } from './scripts/build/guides-plugin';

export default defineConfig({
  base: './',
  resolve: { tsconfigPaths: true },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: 'src/app/route-tree.gen.ts',
    }),
    react(),
    tailwindcss(),
    guidesPlugin(),
    enginePlugin(),
  ],
});
