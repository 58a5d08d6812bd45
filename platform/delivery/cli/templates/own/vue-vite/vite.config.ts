import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'
import { options } from './vite-options'

export default defineConfig({
  ...options,
  // Many static elements in a row would be markup in a string, which the page's policy refuses.
  plugins: [vue({ template: { compilerOptions: { hoistStatic: false } } })],
  // The one policy of Trusted Types is the shell's; both together take Vue's own out of the build.
  define: { 'window.trustedTypes': 'undefined', 'typeof window': '"object"' },
})
