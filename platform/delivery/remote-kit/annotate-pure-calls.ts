import { parseSync } from '@swc/core'
import { isObject } from '../../lib/is-object'

/**
 * Marks every call that a module makes while it loads as free of effects, so that any bundler leaves out what a remote does
 * not use: zod tells that of its functions in a way that not all of them read.
 * @example annotatePureCalls('const ids = z.array(z.int())') // z.array and z.int, each with `@__PURE__` before it
 */
export function annotatePureCalls(module: string): string {
  // Offsets are in bytes, and count from the first token: comments may stand before it.
  const text = Buffer.from(`;${module}`)
  const { body, span } = parseSync(text.toString(), { syntax: 'ecmascript', target: 'es2022' })
  const starts = callsIn(body).map((start) => start - span.start)
  const pieces = [1, ...starts].map((start, index) => text.subarray(start, starts[index]).toString())
  return pieces.join('/* @__PURE__ */ ')
}

/** Where calls begin that run with the module, in the order of the text. */
function callsIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(callsIn)
  if (!isObject(node) || /Function|^Class|Method/.test(String(node.type))) return []
  const own = /^(?:Call|New)Expression$/.test(String(node.type)) && isObject(node.span) ? [Number(node.span.start)] : []
  return [...new Set([...own, ...Object.values(node).flatMap(callsIn)])].sort((one, other) => one - other)
}
