import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { circuit_names, ledgers, service_worker } from './build/plugins.ts'

// The server's address while `npm run dev` serves the pages.
const server = process.env['PADDOCK_SERVER'] ?? 'http://127.0.0.1:8034'

export default defineConfig({
  plugins: [svelte(), circuit_names(), ledgers(), service_worker()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
})
