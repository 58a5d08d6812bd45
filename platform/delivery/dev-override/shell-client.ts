import * as z from 'zod/mini'
import { type AnnouncedOverride, type OverrideTaken, overrideTaken } from '../../contract/override'
import { type ErrorCode, errorTable } from '../errors/error-table'
import { type ErrorDetail, SarvError, SarvErrors } from '../errors/sarv-error'

/** Request time-out; milliseconds. */
const timeoutMs = 5_000

const refusal = z.object({
  errors: z.array(z.object({ code: z.enum(Object.keys(errorTable) as [ErrorCode]), detail: z.string() })),
})

/** HTTP client of a shell's /overrides. */
export interface ShellClient {
  /** @throws SarvError when it cannot be reached, or allows no overrides */
  look(): Promise<void>
  /** @throws SarvError or Faults that say why the shell does not take it */
  announce(override: AnnouncedOverride): Promise<OverrideTaken>
  end(): Promise<void>
}

/**
 * @param shell the address of a running shell
 * @param id what the override is called there
 * @throws SarvError when that is not an address
 */
export function shellClient(shell: string, id: string): ShellClient {
  const address = addressOf(shell, `/overrides/${id}`)
  const ask = (method: string, body?: string, at = address) =>
    fetch(at, { method, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }).catch((error: Error) => {
      const { cause } = error
      throw new SarvError('SARV-601', `${shell}: ${cause instanceof Error ? cause.message : error.message}`)
    })
  const notAllowed = () => new SarvError('SARV-602', `${shell} knows nothing of them.`)
  return {
    async look() {
      const { status } = await ask('GET', undefined, addressOf(shell, '/overrides'))
      if (status === 404) throw notAllowed()
    },
    async announce(override) {
      const answer = await ask('PUT', JSON.stringify(override))
      if (answer.ok) return overrideTaken.parse(await answer.json())
      if (answer.status === 404) throw notAllowed()
      if (answer.status === 409) throw new SarvErrors(refusal.parse(await answer.json()).errors as ErrorDetail[])
      throw new SarvError('SARV-603', `${shell} ${refusals[answer.status] ?? `answers ${answer.status}`}.`)
    },
    end: () => ask('DELETE').then(() => undefined),
  }
}

const refusals: Readonly<Record<number, string>> = {
  400: 'cannot read what this command tells it: it was built from other sources',
  413: 'takes no remote with so many files',
  429: 'shows as many trials as it takes',
}

function addressOf(shell: string, path: string): URL {
  const address = URL.canParse(shell) ? new URL(path, shell) : undefined
  if (!address?.protocol.startsWith('http'))
    throw new SarvError('SARV-102', `--against takes the address of a shell, as http://localhost:3000, not ${shell}.`)
  // Browsers lead these names to this machine by themselves; not every resolver does.
  if (address.hostname.endsWith('.localhost')) address.hostname = 'localhost'
  return address
}
