import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalogue } from '../../../contract/catalogue'
import { type HealthReport, healthReport, type VersionHealth } from '../../../contract/health-report'
import { readBody } from '../../../delivery/http/read-body'
import type { CatalogueSource } from '../catalogue/catalogue-source'
import type { Sender } from '../posts/post-guard'
import { createHealthStore } from './health-store'
import { createHealthTally } from './health-tally'

/** Bytes of the largest report that is taken: browsers send no more with a page that is left. */
const limit = 64_000

interface Around {
  /** Where the catalogue is, as in its settings. */
  readonly location: string
  readonly catalogue: CatalogueSource
  readonly log: (line: string) => void
  /** Pages of one address that count for a version. */
  readonly pagesOfAddress: number
}

export interface HealthReports {
  take(request: IncomingMessage, response: ServerResponse, sender: Sender): Promise<void>
  /** Writes what was heard and not written yet. */
  flush(): Promise<void>
}

/** Request handler of client health reports: how opening remotes went, nothing that names a person, an address or a device. */
export function healthReports({ location, catalogue, log, pagesOfAddress }: Around): HealthReports {
  const kept = createHealthStore(location, randomUUID(), log)
  const tally = createHealthTally(pagesOfAddress)
  return {
    async take(request, response, sender) {
      const answer = (status: number) => void response.writeHead(status).end()
      // Browsers name the site that asks; pages of others have opened nothing of ours.
      if (request.headers['sec-fetch-site'] !== 'same-origin') return answer(403)
      const body = await readBody(request, limit)
      if (body === undefined) return answer(413)
      const report = reportIn(body)
      if (!report) return answer(400)
      const known = knownOf(report, await catalogue.current(), sender)
      kept.add(known.flatMap((told) => tally.count(sender, told) ?? []))
      answer(204)
    },
    flush: kept.flush,
  }
}

function reportIn(body: string): HealthReport | undefined {
  try {
    return healthReport.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * Reports on versions that the catalogue has and the page could run, with their owners. Others are dropped: a sender cannot
 * fill the store with invented names, and a page without a canary cannot report on it.
 */
function knownOf({ remotes }: HealthReport, catalogue: Catalogue, { canaries }: Sender): VersionHealth[] {
  return remotes.flatMap((told) => {
    const remote = catalogue.remotes.find(({ current }) => current.name === told.name)
    const canary = remote?.canary?.built
    const built = [remote?.current, remote?.previous, canary].find((one) => one?.version === told.version)
    // A canary that was promoted meanwhile is the current version.
    const ran = canaries.get(told.name)
    const couldRun = ran === undefined ? built !== canary : built?.version === ran
    return built && couldRun ? [{ ...told, owner: built.owner }] : []
  })
}
