import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/

/** Writes a .gz and a .br beside every text of the build, so that the server need not compress. */
function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!COMPRESSED.test(name)) continue
        const text = await readFile(join(folder, name))
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
        await writeFile(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
        await writeFile(join(folder, `${name}.br`), brotliCompressSync(text, best))
      }
    },
  }
}

export default defineConfig({
  root: here,
  plugins: [svelte(), precompress()],
  resolve: {
    alias: { $lib: join(here, 'src/lib'), $games: join(here, 'src/games'), $routes: join(here, 'src/routes'), $kit: join(here, 'tests/kit') },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: join(here, 'dist'),
    // What most pages share comes as one file, not as thirty.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'core', test: /node_modules|src\/lib\//, minShareCount: 3 }] } },
    },
  },
  server: {
    fs: { allow: [join(here, '..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/health': 'http://127.0.0.1:8000' },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 600_000 } },
    isolate: false,
    setupFiles: ['tests/kit/setup.ts'],
    // on two cores vitest would leave one of them idle
    maxWorkers: '100%',
  },
} as Parameters<typeof defineConfig>[0])
