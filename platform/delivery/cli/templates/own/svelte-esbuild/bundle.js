import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import svelte from 'esbuild-svelte'

rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: { remoteEntry: 'src/remote-entry.js' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  mainFields: ['svelte', 'browser', 'module', 'main'],
  conditions: ['svelte', 'browser', 'production'],
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  loader: { '.css': 'file' },
  // The one policy of Trusted Types is the shell's, and without one no markup is made from text.
  define: { 'window.trustedTypes': 'undefined', 'globalThis.window.trustedTypes': 'undefined' },
  plugins: [svelte({ compilerOptions: { fragments: 'tree', css: 'external' } })],
})
