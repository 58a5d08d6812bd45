import path from 'node:path'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { options } from './vite-options'

export default defineConfig({
  ...options,
  // Solid's own renderer makes its elements of markup in strings, which the page's policy refuses: ours makes each by itself.
  plugins: [solid({ hot: false, solid: { generate: 'universal', moduleName: path.resolve('src/renderer.ts') } })],
})
