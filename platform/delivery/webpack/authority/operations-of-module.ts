import { pathToFileURL } from 'node:url'
import { toOperation } from '../../../contract/operation-digest'

/** Whether a source declares endpoints of the product API. */
export function declaresEndpoints(source: string): boolean {
  return /\b(?:(?:read|post|patch|delete)Endpoint\(|(?:upload|stream)?[eE]ndpoint\(\s*\{)/.test(source)
}

/**
 * The operations that a module declares, found by running it: their paths may be put together from others.
 * @param names of the exports that count; all without them
 * @throws Error when the module does not run in Node
 */
export async function operationsOfModule(file: string, names?: ReadonlySet<string>): Promise<string[]> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return Object.entries(exported)
    .filter(([name]) => names?.has(name) ?? true)
    .flatMap(([, value]) => operationsIn(value))
}

/** @param depth how far down in plain objects endpoints are looked for */
function operationsIn(value: unknown, depth = 2): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('method' in value && 'path' in value && 'reply' in value)
    return [toOperation({ method: String(value.method), path: String(value.path) })]
  return depth === 0 ? [] : Object.values(value).flatMap((one) => operationsIn(one, depth - 1))
}
