import { writeFileSync } from 'node:fs'
import { setTimeout as passed } from 'node:timers/promises'
import { type BuiltRemote, builtRemote } from '../../contract/manifest'
import { logEvent } from '../../lib/log/process-log'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { type Answers, nextCatalogue, type StagedRemote, stagedRemotes } from './staging-catalogue'
import { readStagedCatalogue, writeStagedCatalogue } from './staging-file'

/**
 * `tsx platform/delivery/staging/staging-catalogue-main.ts`: asks the remotes' servers every second which version they
 * serve and writes the catalogue again when one was replaced, signed with `SARV_SIGNING_KEY`. What was written last is
 * where it begins.
 */
const file = process.env.SARV_CATALOGUE
const complete = process.env.SARV_CATALOGUE_COMPLETE
const remotes = stagedRemotes(process.env.SARV_REMOTES ?? '')
const keys = catalogueKeysFrom(process.env)
if (!file) throw new Error('SARV_CATALOGUE names no file')

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())

let last = await readStagedCatalogue(file, keys, logEvent)
let complaints = ''
while (!ending.signal.aborted) {
  const { catalogue: next, refused } = nextCatalogue(last, remotes, await askAll(remotes), new Date())
  if (next) {
    await writeStagedCatalogue(file, next, keys)
    last = next
    logEvent(
      `revision ${next.revision}: ${next.remotes.map(({ current }) => `${current.name} ${current.version}`).join(', ')}`,
    )
  }
  if (refused.join('\n') !== complaints) for (const line of refused) logEvent(line)
  complaints = refused.join('\n')
  if (complete && last?.remotes.length === remotes.length) writeFileSync(complete, '')
  await passed(1_000, undefined, { signal: ending.signal }).catch(() => undefined)
}

async function askAll(all: readonly StagedRemote[]): Promise<Answers> {
  const asked = await Promise.all(all.map(async ({ inside, base }) => [base, await ask(inside)] as const))
  return new Map(asked.flatMap(([base, built]) => (built ? [[base, built] as const] : [])))
}

/** A server that is down, or sends something that is not a manifest, changes nothing. */
async function ask(address: string): Promise<BuiltRemote | undefined> {
  try {
    const answer = await fetch(`${address}/platform.json`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok ? builtRemote.parse(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
