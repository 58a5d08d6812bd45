import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { createSeal } from './seal'
import type { ServerSession } from './session'
import { memorySessions } from './session-store'
import { createSessions, hash, type Sessions } from './sessions'

const seal = createSeal(['a key of the test, of 32 letters'])
const first: ServerSession = {
  sub: 'nima',
  access: 'access',
  refresh: 'refresh',
  idToken: '',
  scope: 'openid',
  expires: 0,
  generation: 'first',
}

/** Begins a session and renews it; the work is done while the provider answers. */
async function renewDuring(work: (sessions: Sessions, id: string) => Promise<unknown>, store = memorySessions()) {
  let working: Promise<unknown> | undefined
  const sessions: Sessions = createSessions(store, seal, {
    async renew(before) {
      working = work(sessions, id)
      await turn()
      return { ...before, generation: 'second' }
    },
  })
  const id = await sessions.start(first, undefined)
  const renewed = await sessions.renew(id, undefined)
  await working
  return [id, renewed?.id].map((known) => known && sessions.read(known))
}

test('PLT-121 a person who signs out during a renewal is signed out', async () => {
  const found = await Promise.all(await renewDuring((sessions, id) => sessions.end(id)))
  expect(found.filter(Boolean)).toEqual([])
})

test('PLT-121 a session that the provider ends during a renewal has ended', async () => {
  const store = memorySessions()
  const found = await Promise.all(await renewDuring(() => store.removeOf({ sub: hash('nima') }), store))
  expect(found.filter(Boolean)).toEqual([])
})

test('PLT-121 a further sign-in ends the one before it, also by the id that it had before a renewal', async () => {
  const renew = async (before: ServerSession) => ({ ...before, generation: 'second' })
  const sessions = createSessions(memorySessions(), seal, { renew })
  const id = await sessions.start(first, undefined)
  const renewed = await sessions.renew(id, undefined)
  await sessions.start(first, id)
  expect(await sessions.read(renewed?.id ?? '')).toBeUndefined()
})
