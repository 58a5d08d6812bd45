import { text } from 'node:stream/consumers'
import { type HealthReport, healthReport, type VersionHealth } from '@sarv/platform/contract/health-report'
import { sumOfHealth } from '@sarv/platform/contract/health-sums'
import { pageIdHeader } from '@sarv/platform/contract/post-to-server'
import type { TestPlatform } from './worker-platform'

/** What pages, by their ids, tell the shell's server of a remote or a version of it; it is answered in the server's place. */
export function healthTold(platform: TestPlatform): (name: string, version?: string) => VersionHealth | undefined {
  const reports: HealthReport[] = []
  platform.answerForShell((request, response) => {
    if (request.url !== '/health-reports') return false
    const isNamed = request.headers[pageIdHeader] !== undefined
    text(request).then((body) => isNamed && reports.push(healthReport.parse(JSON.parse(body))))
    response.writeHead(204).end()
    return true
  })
  return (name, version) =>
    sumOfHealth(reports.flatMap(({ remotes }) => remotes)).find(
      (one) => one.name === name && (version === undefined || one.version === version),
    )
}
