import type { Plugin } from 'vite'

/** What stands before the name of a module that is read from the share scope. */
const mark = '\0shell:'

/**
 * Module Federation's consumer without its runtime: imports of these modules are answered by what the shell shares, and
 * none of them is in the build.
 */
export function fromShell(names: readonly string[]): Plugin {
  return {
    name: 'from-shell',
    enforce: 'pre',
    resolveId: (id) => (names.includes(id) ? `${mark}${id}` : undefined),
    async load(id) {
      if (!id.startsWith(mark)) return undefined
      const name = id.slice(mark.length)
      const exported = Object.keys(await import(name)).filter((one) => /^\w+$/.test(one) && one !== 'default')
      return [
        `import { shared } from '/src/shared-modules.ts'`,
        `const module = /* @__PURE__ */ shared('${name}')`,
        `export default module`,
        ...exported.map((one) => `export const ${one} = /* @__PURE__ */ (() => module.${one})()`),
      ].join('\n')
    },
  }
}
