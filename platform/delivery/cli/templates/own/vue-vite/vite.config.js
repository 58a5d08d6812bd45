import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vue()],
  // Files are addressed relative to the entry.
  base: './',
  // The one policy of Trusted Types is the shell's; both together take Vue's own out of the build.
  define: { 'window.trustedTypes': 'undefined', 'typeof window': '"object"' },
  build: {
    target: 'es2022',
    // A style in a data: address would have no hash.
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      input: { remoteEntry: 'src/remote-entry.js' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
})
