import { expect, test } from '@jest/globals'
import type { SignedOutReason } from './session'
import type { SessionEffect } from './session-effect'
import type { SessionEvent } from './session-event'
import { type SessionState, type Transition, transition } from './session-machine'
import type { TokenSet } from './token-store'

const tokensOf = (sub: string, count: number): TokenSet => ({
  sub,
  access: `access-${sub}-${count}`,
  refresh: `refresh-${sub}-${count}`,
  id: 'id',
  scope: 'openid',
  at: 1_800_000_000_000,
  lifetime: 300,
})
const [nima, renewed, newest] = [tokensOf('nima', 1), tokensOf('nima', 2), tokensOf('nima', 3)]
const roya = tokensOf('roya', 1)

const unknown: SessionState = { at: 'unknown' }
const out: SessionState = { at: 'signed-out' }
const inWith = (tokens: TokenSet, triedAt?: number): SessionState =>
  triedAt === undefined ? { at: 'signed-in', tokens } : { at: 'signed-in', tokens, triedAt }

const shownIn = (sub: string): SessionEffect => ({ kind: 'publish', session: { at: 'signed-in', sub } })
const shownOut = (reason?: SignedOutReason): SessionEffect => ({
  kind: 'publish',
  session: reason ? { at: 'signed-out', reason } : { at: 'signed-out' },
})
const left = (reason: SignedOutReason): SessionEffect[] => [shownOut(reason), { kind: 'emit-signed-out', reason }]
const ended = (reason: SignedOutReason): SessionEffect[] => [
  ...left(reason),
  { kind: 'tell-tabs', message: { kind: 'signed-out', reason } },
  { kind: 'clear-store' },
]
const read: SessionEffect = { kind: 'read-store' }
const toldIn = (sub: string): SessionEffect => ({ kind: 'tell-tabs', message: { kind: 'signed-in', sub } })
const toldRenewed: SessionEffect = { kind: 'tell-tabs', message: { kind: 'renewed' } }
const removed = (tokens: TokenSet): SessionEffect => ({ kind: 'remove-from-store', tokens })
const written = (tokens: TokenSet, done: 'signed-in' | 'renewal-stored'): SessionEffect => ({
  kind: 'write-store',
  tokens,
  done: { kind: done, tokens },
})

/** What becomes of a state; an event that changes nothing has no cell. */
const to = (state: SessionState, ...effects: SessionEffect[]): Transition => ({ state, effects })
interface Cells {
  readonly unknown?: Transition
  readonly out?: Transition
  /** As nima. */
  readonly in?: Transition
}
type Row<Kind extends SessionEvent['kind']> = readonly [Extract<SessionEvent, { kind: Kind }>, Cells]

const stored = (tokens?: TokenSet, { isLost = false, seen }: { isLost?: boolean; seen?: TokenSet } = {}) =>
  ({ kind: 'stored-tokens-read', tokens, isLost, seen }) as const
const shownAgain = (tokens?: TokenSet, isLost = false, isByChoice = false) =>
  ({ kind: 'page-shown-again', tokens, isLost, isByChoice }) as const

/** Every event in every state: one that is missing here does not compile. */
const table: { readonly [Kind in SessionEvent['kind']]: readonly Row<Kind>[] } = {
  'stored-tokens-read': [
    [stored(nima), { unknown: to(inWith(nima), shownIn('nima')), out: to(inWith(nima), shownIn('nima')) }],
    [stored(), { unknown: to(out, shownOut()) }],
    [stored(undefined, { isLost: true }), { unknown: to(unknown, { kind: 'restore-silently' }) }],
    [stored(renewed, { seen: nima }), { in: to(inWith(renewed)) }],
    [stored(roya, { seen: nima }), { in: to(out, ...left('elsewhere')) }],
    [stored(undefined, { seen: nima }), {}],
    [stored(roya, { seen: renewed }), {}],
  ],
  'stored-tokens-changed': [[{ kind: 'stored-tokens-changed' }, { out: to(out, read), in: to(inWith(nima), read) }]],
  'page-shown-again': [
    [shownAgain(nima), {}],
    [shownAgain(renewed), {}],
    [shownAgain(roya), { in: to(out, ...left('elsewhere')) }],
    [shownAgain(), { in: to(out, ...left('expired')) }],
    [shownAgain(undefined, false, true), { in: to(out, ...left('signed-out')) }],
    [shownAgain(undefined, true), {}],
  ],
  'session-found': [
    [
      { kind: 'session-found', tokens: renewed },
      { unknown: to(unknown, written(renewed, 'signed-in')), out: to(out, written(renewed, 'signed-in')) },
    ],
  ],
  'no-session-found': [
    [{ kind: 'no-session-found' }, { unknown: to(out, shownOut('expired')), out: to(out, shownOut('expired')) }],
  ],
  'code-exchanged': [
    [
      { kind: 'code-exchanged', tokens: roya },
      {
        unknown: to(unknown, written(roya, 'signed-in')),
        out: to(out, written(roya, 'signed-in')),
        in: to(inWith(nima), written(roya, 'signed-in')),
      },
    ],
  ],
  'signed-in': [
    [
      { kind: 'signed-in', tokens: renewed },
      {
        unknown: to(inWith(renewed), shownIn('nima'), toldIn('nima')),
        out: to(inWith(renewed), shownIn('nima'), toldIn('nima')),
        in: to(inWith(renewed), toldIn('nima')),
      },
    ],
    [
      { kind: 'signed-in', tokens: roya },
      {
        unknown: to(inWith(roya), shownIn('roya'), toldIn('roya')),
        out: to(inWith(roya), shownIn('roya'), toldIn('roya')),
        in: to(inWith(roya), shownIn('roya'), toldIn('roya')),
      },
    ],
  ],
  'sign-in-failed': [
    [{ kind: 'sign-in-failed' }, { unknown: to(out, shownOut('failed')), out: to(out, shownOut('failed')) }],
  ],
  'signed-out': [
    [
      { kind: 'signed-out' },
      {
        unknown: to(out, ...ended('signed-out')),
        out: to(out, ...ended('signed-out')),
        in: to(out, ...ended('signed-out')),
      },
    ],
  ],
  'renewal-started': [[{ kind: 'renewal-started', at: 7 }, { in: to(inWith(nima, 7)) }]],
  'renewal-succeeded': [
    [
      { kind: 'renewal-succeeded', old: nima, tokens: renewed },
      { in: to(inWith(renewed), written(renewed, 'renewal-stored')) },
    ],
    [{ kind: 'renewal-succeeded', old: renewed, tokens: newest }, {}],
  ],
  'renewal-stored': [
    [
      { kind: 'renewal-stored', tokens: renewed },
      {
        unknown: to(unknown, removed(renewed)),
        out: to(out, removed(renewed)),
        in: to(inWith(nima), toldRenewed),
      },
    ],
    [
      { kind: 'renewal-stored', tokens: roya },
      { unknown: to(unknown, removed(roya)), out: to(out, removed(roya)), in: to(inWith(nima), removed(roya)) },
    ],
  ],
  'renewal-refused': [
    [{ kind: 'renewal-refused', old: nima }, { in: to(out, ...ended('expired')) }],
    [{ kind: 'renewal-refused', old: renewed }, {}],
  ],
  'renewal-failed': [[{ kind: 'renewal-failed' }, {}]],
  'id-token-forged': [
    [{ kind: 'id-token-forged', old: nima }, { in: to(out, ...ended('failed')) }],
    [{ kind: 'id-token-forged', old: roya }, {}],
  ],
  'tab-signed-in': [
    [
      { kind: 'tab-signed-in', sub: 'nima' },
      { unknown: to(unknown, read), out: to(out, read) },
    ],
    [
      { kind: 'tab-signed-in', sub: 'roya' },
      { unknown: to(unknown, read), out: to(out, read), in: to(out, ...left('elsewhere')) },
    ],
  ],
  'tab-signed-out': [
    [{ kind: 'tab-signed-out', reason: 'signed-out' }, { in: to(out, ...left('signed-out')) }],
    [{ kind: 'tab-signed-out', reason: 'expired' }, { in: to(out, ...left('expired')) }],
  ],
  'tab-renewed': [[{ kind: 'tab-renewed' }, { in: to(inWith(nima), read) }]],
}

const rows = Object.values(table)
  .flat()
  .flatMap(([event, cells]) =>
    [
      { from: unknown, expected: cells.unknown },
      { from: out, expected: cells.out },
      { from: inWith(nima), expected: cells.in },
    ].map(({ from, expected }) => ({ event, from, expected: expected ?? to(from) })),
  )

test.each(rows)('T14 $event.kind while $from.at', ({ event, from, expected }) => {
  expect(transition(from, event)).toEqual(expected)
})

/** What happens one after the other on a page that has just been loaded, each with what becomes of it: of states that the table has not. */
type History = readonly (readonly [SessionEvent, Transition])[]

const signedInAs = (tokens: TokenSet): History[number] => [stored(tokens), to(inWith(tokens), shownIn(tokens.sub))]

const histories: [claim: string, History][] = [
  [
    'F11 who signed out and in again while a renewal was under way keeps the newer tokens',
    [
      signedInAs(nima),
      [{ kind: 'tab-signed-out', reason: 'signed-out' }, to(out, ...left('signed-out'))],
      [{ kind: 'tab-signed-in', sub: 'nima' }, to(out, read)],
      [stored(newest), to(inWith(newest), shownIn('nima'))],
      [{ kind: 'renewal-succeeded', old: nima, tokens: renewed }, to(inWith(newest))],
      [{ kind: 'renewal-refused', old: nima }, to(inWith(newest))],
    ],
  ],
  [
    'T14 a tab that waited for the lock takes over what another one renewed, and a late refusal ends nothing',
    [
      signedInAs(nima),
      [{ kind: 'renewal-started', at: 7 }, to(inWith(nima, 7))],
      [{ kind: 'tab-renewed' }, to(inWith(nima, 7), read)],
      [stored(renewed, { seen: nima }), to(inWith(renewed, 7))],
      [{ kind: 'renewal-refused', old: nima }, to(inWith(renewed, 7))],
    ],
  ],
  [
    'T14 what this tab got while it was reading is newer than what it read',
    [
      signedInAs(nima),
      [{ kind: 'tab-renewed' }, to(inWith(nima), read)],
      [{ kind: 'renewal-succeeded', old: nima, tokens: newest }, to(inWith(newest), written(newest, 'renewal-stored'))],
      [stored(renewed, { seen: nima }), to(inWith(newest))],
    ],
  ],
  [
    'T14 of two readings that overlap the older one does not hide the newer',
    [
      signedInAs(nima),
      [{ kind: 'tab-renewed' }, to(inWith(nima), read)],
      [{ kind: 'stored-tokens-changed' }, to(inWith(nima), read)],
      [stored({ ...nima }, { seen: nima }), to(inWith(nima))],
      [stored(renewed, { seen: nima }), to(inWith(renewed))],
    ],
  ],
  [
    'F12 another person who signs in in another tab ends this session before theirs is taken over',
    [
      signedInAs(nima),
      [{ kind: 'tab-signed-in', sub: 'roya' }, to(out, ...left('elsewhere'))],
      [{ kind: 'stored-tokens-changed' }, to(out, read)],
      [stored(roya), to(inWith(roya), shownIn('roya'))],
      [{ kind: 'id-token-forged', old: nima }, to(inWith(roya))],
    ],
  ],
  [
    'F13 the last try is remembered over a renewal, and forgotten with the session',
    [
      signedInAs(nima),
      [{ kind: 'renewal-started', at: 7 }, to(inWith(nima, 7))],
      [{ kind: 'renewal-failed' }, to(inWith(nima, 7))],
      [stored(renewed, { seen: nima }), to(inWith(renewed, 7))],
      [{ kind: 'tab-signed-out', reason: 'signed-out' }, to(out, ...left('signed-out'))],
      signedInAs(newest),
    ],
  ],
]

test.each(histories)('%s', (_, history) => {
  let state: SessionState = unknown
  for (const [event, expected] of history) {
    const next = transition(state, event)
    expect(next).toEqual(expected)
    state = next.state
  }
})
