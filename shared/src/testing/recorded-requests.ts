import type { TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from './test-origins'

/** Request that the sandbox has recorded; its path has the query too. */
interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

type Sender = Pick<TestPerson, 'sub'>

/** All requests that a person sent to the API, oldest first. */
export async function requestsOf({ sub }: Sender): Promise<RecordedRequest[]> {
  const response = await fetch(`${testOrigins().inbox}/control/calls?sub=${sub}`)
  return response.json()
}

/**
 * Requests of a person to a path with any query, oldest first.
 * @example expect(await requestsTo(person, transferToCard.path)).toHaveLength(1)
 */
export async function requestsTo(sender: Sender, path: string): Promise<RecordedRequest[]> {
  return (await requestsOf(sender)).filter((request) => request.path.split('?')[0] === path)
}
