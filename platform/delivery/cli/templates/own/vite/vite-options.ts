import type { UserConfig } from 'vite'

/** What the shell asks of a build: the entry by its name, everything else with a hash and addressed relative to it. */
export const options = {
  base: './',
  build: {
    target: 'es2022',
    // A style in a data: address would have no hash.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: { remoteEntry: 'src/remote-entry.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
} satisfies UserConfig
