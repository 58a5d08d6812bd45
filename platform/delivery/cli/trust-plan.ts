import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { SarvError } from '../errors/sarv-error'
import { publicHalf } from '../store/catalogue/signing-keys'
import type { TrustPlan } from '../store/trust/change-trust'
import { keyIdOf } from '../store/trust/signed-document'
import type { Role, Trust } from '../store/trust/trust-document'

const owners = z.array(z.string())
/** Names of owners, or with how many of them must sign. */
const plannedRole = z.union([owners, z.object({ keys: owners, threshold: z.int().check(z.minimum(1)) })])

/** Who may sign what, as people write it. */
const plan = z.object({
  /** Public keys by the names of their owners: each a JWK, or the path of its file beside the plan. */
  keys: z.record(z.string(), z.union([z.string(), publicHalf])),
  root: plannedRole,
  shell: plannedRole,
  kill: plannedRole,
  guard: z.optional(plannedRole),
  remotes: z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)), plannedRole),
})
type Plan = z.infer<typeof plan>

/** For how long a trust document holds; milliseconds. */
const lifetime = 365 * 86_400_000

/**
 * The content of a trust document out of the file of its plan.
 * @param now milliseconds since 1970
 * @throws SarvError when it is not a plan, or names a key that it does not have
 */
export async function readTrustPlan(file: string, now: number): Promise<TrustPlan> {
  const { keys, root, shell, kill, guard, remotes } = parsedPlan(file)
  const ids = new Map<string, string>()
  const ring: TrustPlan['keys'] = {}
  for (const [owner, key] of Object.entries(keys)) {
    const jwk = typeof key === 'string' ? publicKeyIn(path.resolve(path.dirname(file), key)) : key
    const id = await keyIdOf(jwk)
    if (ring[id]) throw invalid(`${owner} and ${ring[id].owner} have the same key`)
    ring[id] = { owner, x: jwk.x }
    ids.set(owner, id)
  }
  const roleOf = (planned: Plan['root'], usual: number): Role => {
    const { keys: names, threshold } = Array.isArray(planned) ? { keys: planned, threshold: usual } : planned
    return { keys: names.map((name) => ids.get(name) ?? raise(`unknown owner ${name}`)), threshold }
  }
  return {
    expires: new Date(now + lifetime).toISOString(),
    keys: ring,
    root: roleOf(root, 2),
    shell: roleOf(shell, 2),
    kill: roleOf(kill, 2),
    ...(guard ? { guard: roleOf(guard, 1) } : {}),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, role]) => [name, roleOf(role, 1)])),
  }
}

/** The plan that makes a trust document, to be changed and used for the next one. */
export function planOf({ keys, root, shell, kill, guard, remotes }: Trust): Plan {
  const named = ({ keys: ids, threshold }: Role) => ({ keys: ids.map((id) => keys[id]?.owner ?? id), threshold })
  return {
    keys: Object.fromEntries(Object.values(keys).map(({ owner, x }) => [owner, { kty: 'OKP', crv: 'Ed25519', x }])),
    root: named(root),
    shell: named(shell),
    kill: named(kill),
    ...(guard ? { guard: named(guard) } : {}),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, role]) => [name, named(role)])),
  }
}

function parsedPlan(file: string): Plan {
  const parsed = plan.safeParse(documentIn(file))
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error))
  return parsed.data
}

function documentIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw invalid(`cannot read ${file}`)
  }
}

function publicKeyIn(file: string) {
  try {
    return publicHalf.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw invalid(`${file} holds no public Ed25519 key`)
  }
}

function raise(reason: string): never {
  throw invalid(reason)
}

function invalid(reason: string): SarvError {
  return new SarvError('SARV-102', `Invalid plan: ${reason}.`)
}
