import fc from 'fast-check'
import { hostileText } from './hostile-input'
import { encode } from './percent-encoding'
import type { RawCall } from './raw-call'

/** A page or endpoint outside the contract: what it is sent by an honest browser. */
export interface PageTarget {
  readonly method: 'GET' | 'POST'
  /** A colon and a name stand for the part of that name. */
  readonly path: string
  /** Values of the path, and of the query or form. */
  readonly values: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

const formType = 'application/x-www-form-urlencoded'

/** The request of an honest browser. */
export const defaultCall = (target: PageTarget): RawCall => toCall(target, Object.entries(target.values))

type Pair = readonly [name: string, value: string]

function toCall(
  { method, path, headers = {} }: PageTarget,
  pairs: readonly Pair[],
  type = formType,
  odd = '',
): RawCall {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  const address = path.replace(/:(\w+)/g, (_, name) => encode(pairs.find(([known]) => known === name)?.[1] ?? ''))
  const form = pairs
    .filter(([name]) => !inPath.includes(name))
    .map((pair) => pair.map(encode).join('='))
    .join('&')
  if (method === 'GET') return { method, path: `${address}?${form}`, headers }
  return { method, path: address + odd, headers: { ...headers, 'content-type': type }, body: form }
}

/** Arbitrary of one page's requests: mostly what it is used to, with something else in one place or another. */
export function pageCallOf(target: PageTarget): fc.Arbitrary<RawCall> {
  const sent = Object.entries(target.values).map(([name, usual]) =>
    fc
      .oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: hostileText })
      .map((value): Pair => [name, value]),
  )
  const more = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 1 })
  const types = fc.oneof(
    { weight: 12, arbitrary: fc.constant(formType) },
    fc.constantFrom('application/json', 'multipart/form-data; boundary=b', 'text/plain', 'x', ''),
  )
  const search = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    fc.constantFrom('?', '?%00', '?lang=%00', '?%ED%A0%80', '?a[]=1'),
  )
  return fc
    .tuple(fc.tuple(...sent), more, types, search)
    .map(([pairs, others, type, odd]) => toCall(target, [...pairs, ...others], type, odd))
}
