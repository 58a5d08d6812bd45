import { cpSync, readFileSync, rmSync } from 'node:fs'
import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'
import { build, type Plugin } from 'esbuild'
import { options } from './esbuild-options'

/** What ngc has made of `src`. */
const compiled = '.data/compiled'

/** Angular's packages are compiled by half: its linker does the rest, and no compiler is needed on the page. */
const linked: Plugin = {
  name: 'linked',
  setup({ onLoad }) {
    onLoad({ filter: /@angular[\\/].*\.mjs$/ }, async ({ path: filename }) => {
      // The one policy of Trusted Types is the shell's.
      const text = readFileSync(filename, 'utf8').replaceAll('_global.trustedTypes', 'undefined')
      if (!text.includes('ngDeclare')) return { contents: withPureCalls(text) }
      const result = await transformAsync(text, { filename, plugins: [linker], compact: false, configFile: false })
      return { contents: withPureCalls(result?.code ?? text) }
    })
  },
}

/** What makes tokens and injectables has no effect: those that nothing uses stay out, a third of the bytes. */
const withPureCalls = (text: string) =>
  text
    .replaceAll(/(static ɵ\w+ = )(?=[\w.]+\()/g, '$1/* @__PURE__ */ ')
    .replaceAll(/^((?:export )?(?:const|let|var) \w+ = )(?=(?:new )?[A-Za-zɵ]\w*\()/gm, '$1/* @__PURE__ */ ')

const switches = ['ngDevMode', 'ngJitMode', 'ngI18nClosureMode', 'ngServerMode']

rmSync('dist', { recursive: true, force: true })
cpSync('src/style.css', `${compiled}/style.css`)
await build({
  ...options,
  entryPoints: { remoteEntry: `${compiled}/remote-entry.js` },
  conditions: ['es2015', 'production'],
  define: Object.fromEntries(switches.map((name) => [name, 'false'])),
  plugins: [linked],
})
