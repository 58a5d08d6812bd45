import type { ImportGraph } from './import-graph'

/** Whether a module is product code: what is built, served or run for a person or an operator. */
export function isProduct(file: string): boolean {
  return (
    /^(host|remote-[\w-]+|shared|sandbox|platform|console)\//.test(file) &&
    /\.(tsx?|m?js)$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|\/locales\//.test(file) &&
    file !== tableOfConstants
  )
}

/** A table that says nothing of where its numbers are used. */
const tableOfConstants = 'shared/src/rules/constants.ts'

/**
 * Whether a test in `file` reaches product code: by its imports, by HTTP as the API's tests do, or by walking the
 * product's sources.
 */
export function reachesProduct(file: string, graph: ImportGraph): boolean {
  return /\.(api|sources)\.test\.ts$/.test(file) || reached(file, graph).some(isProduct)
}

function reached(start: string, graph: ImportGraph): string[] {
  const seen = new Set([start])
  // A set that grows while it is walked is walked to its end.
  for (const file of seen) for (const next of graph[file] ?? []) seen.add(next)
  return [...seen]
}
