import fc from 'fast-check'
import { hostileNumber, hostileText, hostileValue } from './hostile-input'
import type { SeenValues } from './seen-values'

/** JSON Schema, as far as the contract uses it. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly pattern?: string
  readonly maxLength?: number
}

/**
 * Arbitrary of a schema: mostly what it asks for, with values that the server has shown before, so that requests come
 * through to the rules behind the contract; now and then something else in one place of it.
 * @param name of the field, by which shown values are known
 */
export function arbitraryOf(schema: JsonSchema, name: string, seen: SeenValues): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: wanted(schema, name, seen) },
    { weight: 1, arbitrary: seen.anywhere() },
    { weight: 1, arbitrary: hostileValue },
  )
}

function wanted(schema: JsonSchema, name: string, seen: SeenValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => wanted(one, name, seen)))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => wanted({ ...schema, type }, name, seen)))
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return fc.oneof(
        { weight: 4, arbitrary: seen.named(name, 'number') },
        { weight: 3, arbitrary: fc.constantFrom(1, 2, 500_000, 1_000_000, 20_000_000) },
        { weight: 2, arbitrary: hostileNumber },
      )
    case 'string':
      return fc.oneof(
        { weight: 4, arbitrary: seen.named(name, 'string') },
        { weight: 4, arbitrary: shaped(schema) },
        { weight: 2, arbitrary: hostileText },
      )
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, name, seen), { maxLength: 4 })
    case 'object':
      return objectOf(schema, seen)
    default:
      return hostileValue
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema, seen: SeenValues): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, name, seen)]),
  )
  const more =
    typeof additionalProperties === 'object'
      ? fc.dictionary(hostileText, arbitraryOf(additionalProperties, '', seen), { maxKeys: 3 })
      : fc.dictionary(hostileText, hostileValue, { maxKeys: 1 })
  const whole = fc.record(fields)
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    {
      weight: typeof additionalProperties === 'object' ? 8 : 1,
      arbitrary: fc.tuple(whole, more).map((both) => Object.assign({}, ...both)),
    },
  )
}

function shaped({ pattern, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ maxLength })
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // A pattern that fast-check cannot turn round.
    return fc.string({ maxLength })
  }
}
