import type { BuildOptions } from 'esbuild'

/** What the shell asks of a build: the entry by its name, everything else with a hash and addressed relative to it. */
export const options = {
  entryPoints: { remoteEntry: 'src/remote-entry.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  chunkNames: '[name].[hash]',
  assetNames: '[name].[hash]',
  loader: { '.css': 'file' },
} satisfies BuildOptions
