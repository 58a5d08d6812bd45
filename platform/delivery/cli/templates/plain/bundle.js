import { rmSync } from 'node:fs'
import { build } from 'esbuild'

// Any bundler will do that writes ES modules: the entry by the name that the page asks for, everything else with a hash.
rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: { remoteEntry: 'src/remote-entry.js' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  loader: { '.css': 'file' },
})
