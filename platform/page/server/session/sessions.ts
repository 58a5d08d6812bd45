import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { proofKey } from './proof-key'
import type { Seal } from './seal'
import { type ServerSession, SessionEnded } from './session'
import { sessionAge } from './session-cookies'
import type { SessionProvider } from './session-provider'
import type { SessionStore } from './session-store'

/** Sessions of the browsers, by the id that each of them has in its cookie. */
export interface Sessions {
  /** @returns the id for the browser's cookie */
  start(session: ServerSession, former: string | undefined): Promise<string>
  /** What there is, as it is. */
  read(id: string): Promise<ServerSession | undefined>
  /**
   * Renews under mutual exclusion, unless another caller has done so: the provider ends a session whose refresh token comes
   * twice. @param seen the generation that the caller has @param device what the page says of its device now
   * @returns the session with a new id, or undefined where it has ended. @throws where the provider does not answer
   */
  renew(
    id: string,
    seen: string | undefined,
    device?: ServerSession['device'],
  ): Promise<{ readonly id: string; readonly session: ServerSession } | undefined>
  /** Forgets the session. @returns what it was */
  end(id: string): Promise<ServerSession | undefined>
}

/** Seconds in which calls that left before a renewal still come with the former id. */
const formerIdAge = 60

const session = z.object({
  sub: z.string(),
  access: z.string(),
  refresh: z.optional(z.string()),
  idToken: z.string(),
  scope: z.string(),
  sid: z.optional(z.string()),
  expires: z.number(),
  generation: z.string(),
  device: z.optional(z.record(z.string(), z.string())),
  proofKey: z.optional(proofKey),
})
/** What stands under a former id: where the session is now. */
const moved = z.object({ movedTo: z.string() })
/** What is sealed, with the key that it stands under: who can write to the store cannot put it under an id of their own. */
const kept = z.object({ key: z.string(), value: z.union([session, moved]) })

export function createSessions(store: SessionStore, seal: Seal, provider: Pick<SessionProvider, 'renew'>): Sessions {
  async function write(id: string, value: ServerSession): Promise<void> {
    const { sub, sid } = value
    const key = keyOf(id)
    const sealed = await seal.seal({ key, value } satisfies z.infer<typeof kept>)
    await store.write(key, { sealed, sub: hash(sub), ...(sid && { sid: hash(sid) }) }, sessionAge)
  }

  /** Where the session of an id is by now. */
  async function find(id: string): Promise<{ id: string; session: ServerSession } | undefined> {
    const key = keyOf(id)
    const sealed = await store.read(key)
    const opened = kept.safeParse(sealed && (await seal.open(sealed)))
    if (opened.data?.key !== key) return undefined
    const { value } = opened.data
    return 'movedTo' in value ? find(value.movedTo) : { id, session: value }
  }

  /** Waits for a renewal that is under way, so that it cannot bring the session back. */
  async function end(id: string): Promise<ServerSession | undefined> {
    const before = await find(id)
    if (!before) return undefined
    return store.locked(before.session.generation, async () => {
      const found = await find(id)
      if (found) await store.remove(keyOf(found.id))
      return found?.session
    })
  }

  return {
    async start(value, former) {
      if (former !== undefined) await end(former)
      const id = newId()
      await write(id, value)
      return id
    },
    read: async (id) => (await find(id))?.session,
    async renew(id, seen, device) {
      const before = await find(id)
      if (!before || (seen !== undefined && before.session.generation !== seen)) return before
      return store.locked(before.session.generation, async () => {
        const found = await find(id)
        if (found?.session.generation !== before.session.generation) return found
        try {
          const renewed = { ...(await provider.renew(found.session)), device: device ?? found.session.device }
          const next = newId()
          await write(next, renewed)
          const key = keyOf(found.id)
          const sealed = await seal.seal({ key, value: { movedTo: next } } satisfies z.infer<typeof kept>)
          if (await store.replace(key, { sealed, sub: hash(renewed.sub) }, formerIdAge))
            return { id: next, session: renewed }
          // The provider ended it meanwhile.
          await store.remove(keyOf(next))
          return undefined
        } catch (error) {
          if (!(error instanceof SessionEnded)) throw error
          await store.remove(keyOf(found.id))
          return undefined
        }
      })
    },
    end,
  }
}

function newId(): string {
  return randomBytes(32).toString('base64url')
}

function keyOf(id: string): string {
  return hash(`session ${id}`)
}

/** A copy of the store tells no id, no person and no session of the provider. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
