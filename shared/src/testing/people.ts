import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { testOrigins } from './test-origins'

/** A person who did not exist before: an `investor` holds funds, portfolios and stocks, an `empty` one nothing. */
export const newPerson = (kind = 'investor'): Promise<TestPerson> => freshPerson(testOrigins().inbox, { kind })

/** The newest code that was sent to a person. */
export const codeFor = ({ mobile }: TestPerson): Promise<string> => newestCode(testOrigins().inbox, mobile)

/**
 * Makes the sandbox answer the next call that a person makes to a path otherwise; with `times: 0` every call.
 * @example await forceResponse(person, listFunds.path, { status: 500, times: 2 })
 */
export const forceResponse = ({ sub }: TestPerson, path: string, response: object): Promise<unknown> =>
  control(testOrigins().inbox, 'force', { path, sub, ...response })

/** Takes back all that `forceResponse` did for a person: the server is well again. */
export async function clearForced({ sub }: TestPerson): Promise<void> {
  const response = await fetch(`${testOrigins().inbox}/control/force?sub=${sub}`, { method: 'DELETE' })
  if (!response.ok) throw new Error(`control/force answered ${response.status}`)
}
