import { readFile } from 'node:fs/promises'
import { type Catalogue, catalogue } from '@sarv/shared/remote/catalogue'
import { checkSections } from '@sarv/shared/remote/section-rules'

/** Where the catalogue comes from, and what the server says when it cannot be read. */
export interface CatalogueSource {
  /** The newest catalogue, or the last good one when the newest cannot be read. */
  current(): Promise<Catalogue>
}

const none: Catalogue = { revision: 0, issued: '1970-01-01T00:00:00Z', remotes: [] }

/**
 * Reads the catalogue for every page, so that a change needs no restart. What is missing, unreadable or older than what
 * was served already changes nothing: the last good catalogue stays.
 * @param location a file's path or an http(s) address
 */
export function catalogueSource(location: string, log: (line: string) => void): CatalogueSource {
  let good = none
  let complaint = ''
  const complain = (problem: string) => {
    if (problem && problem !== complaint) log(problem)
    complaint = problem
  }
  return {
    async current() {
      try {
        const read = catalogue.parse(JSON.parse(await textOf(location)))
        if (read.revision >= good.revision) good = read
        complain(faultsOf(good))
      } catch (error) {
        complain(`Catalogue ${location} cannot be used, staying with revision ${good.revision}: ${reason(error)}`)
      }
      return good
    },
  }
}

/** What of a catalogue that is used is left out, in one line; nothing when all of it is right. */
function faultsOf({ revision, remotes }: Catalogue): string {
  const { faults } = checkSections(remotes.map(({ current }) => current))
  return faults.length > 0 ? `Catalogue revision ${revision}, not drawn: ${faults.join('; ')}` : ''
}

async function textOf(location: string): Promise<string> {
  if (!/^https?:/.test(location)) return readFile(location, 'utf8')
  const answer = await fetch(location, { signal: AbortSignal.timeout(2_000) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.text()
}

function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? error.name) : String(error)
}
