import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import svelte from 'esbuild-svelte'
import { options } from './esbuild-options'

rmSync('dist', { recursive: true, force: true })
await build({
  ...options,
  mainFields: ['svelte', 'browser', 'module', 'main'],
  conditions: ['svelte', 'browser', 'production'],
  // The one policy of Trusted Types is the shell's, and without one no markup is made from text.
  define: { 'window.trustedTypes': 'undefined', 'globalThis.window.trustedTypes': 'undefined' },
  plugins: [svelte({ compilerOptions: { fragments: 'tree', css: 'external' } })],
})
