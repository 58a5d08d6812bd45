import fc from 'fast-check'

type Scalar = string | number

/** The most values of one name, and of all names; the newest ones stay. */
const most = 200
const longest = 100

/** Dictionary of a fuzzer: what the server has shown in its responses, by the names of the fields, to be sent to it again. */
export interface SeenValues {
  /** Takes in a response. */
  learn(body: unknown): void
  /** A value shown under a name like this one, or under any name if no name is like it. */
  named(name: string, type: 'string' | 'number'): fc.Arbitrary<Scalar>
  anywhere(): fc.Arbitrary<Scalar>
}

/** @param known values to begin with, by name */
export function createSeenValues(known: Readonly<Record<string, readonly Scalar[]>>): SeenValues {
  const byName = new Map<string, Set<Scalar>>()
  const all = new Set<Scalar>()
  const keep = (values: Set<Scalar>, value: Scalar) => {
    values.delete(value)
    values.add(value)
    for (const oldest of values) {
      if (values.size <= most) break
      values.delete(oldest)
    }
  }
  const add = (name: string, value: Scalar) => {
    const values = byName.get(plain(name)) ?? new Set()
    byName.set(plain(name), values)
    keep(values, value)
    keep(all, value)
  }
  for (const [name, values] of Object.entries(known)) for (const value of values) add(name, value)
  const like = (name: string) =>
    [...byName].flatMap(([known, values]) =>
      known.endsWith(plain(name)) || plain(name).endsWith(known) ? [...values] : [],
    )

  return {
    learn(body) {
      for (const [name, value] of scalarsIn(body, '')) add(name, value)
    },
    named(name, type) {
      const values = like(name).filter((value) => typeof value === type)
      return values.length === 0 ? fc.constantFrom(...all) : fc.constantFrom(...values)
    },
    anywhere: () => fc.constantFrom(...all),
  }
}

const plain = (name: string) => name.replaceAll('_', '').toLowerCase()

function* scalarsIn(value: unknown, name: string): Generator<[string, Scalar]> {
  if (typeof value === 'number' || (typeof value === 'string' && value.length <= longest)) yield [name, value]
  else if (Array.isArray(value)) for (const one of value.slice(0, 10)) yield* scalarsIn(one, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* scalarsIn(one, key)
}
