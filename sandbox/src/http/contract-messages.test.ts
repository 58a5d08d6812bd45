import { expect, test } from '@jest/globals'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'
import { contractMessages } from './contract-messages'

/** Messages of a schema and of all within it, by walking its definition. */
function messagesIn(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const own = 'error' in node && typeof node.error === 'function' ? [node.error({ input: undefined })] : []
  const within = '_zod' in node ? [definitionOf(node._zod)] : Object.values(node)
  return [...own.filter((text) => typeof text === 'string'), ...within.flatMap((one) => messagesIn(one, seen))]
}
const definitionOf = (internals: unknown) =>
  typeof internals === 'object' && internals !== null && 'def' in internals ? internals.def : undefined

const spoken = new Set(everyEndpoint().flatMap(({ endpoint: { body, query } }) => messagesIn([body, query])))

test('PLT-013: every validation message of the contract has its English', () => {
  expect(spoken.size).toBeGreaterThan(30)
  expect([...spoken].filter((message) => contractMessages[message] === undefined)).toEqual([])
})

test('PLT-013: no translation is left of a message that the contract says no more', () => {
  expect(Object.keys(contractMessages).filter((message) => !spoken.has(message))).toEqual([])
})
