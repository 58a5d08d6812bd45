import { readFileSync } from 'node:fs'
import swcJest from '@swc/jest'

/** Jest's usual translation, with the instrumented source in the place of the file's own where there is one. */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options)
    const { sources } = JSON.parse(readFileSync(process.env.MUTATION_PLAN, 'utf8'))
    const sourceOf = (file, text) => sources[file] ?? text
    return {
      ...swc,
      process: (text, file, more) => swc.process(sourceOf(file, text), file, more),
      getCacheKey: (text, file, more) => swc.getCacheKey(sourceOf(file, text), file, more),
    }
  },
}
