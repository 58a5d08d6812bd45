import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HealthReports } from '../health/health-reports'
import type { Sender } from './post-guard'
import { violationReports } from './violation-report-handler'
import { relayEvent, type WebEngage } from './webengage'

type PostHandler = (request: IncomingMessage, response: ServerResponse, sender: Sender) => Promise<void>

interface Around {
  readonly webEngage?: WebEngage
  readonly health: HealthReports
  readonly log: (line: string) => void
}

/** Routes of what pages post: violation and health reports, and analytics events where they are relayed. */
export function postRoutes({ webEngage, health, log }: Around): ReadonlyMap<string, PostHandler> {
  const posts: [string, PostHandler][] = [
    ['/reports', violationReports(log)],
    ['/health-reports', health.take],
  ]
  if (webEngage) posts.push(['/analytics', (request, response) => relayEvent(webEngage, request, response, log)])
  return new Map(posts)
}
