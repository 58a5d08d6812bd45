import { freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type HostPage, hostPages } from '../host-pages'
import { HostScreen } from '../host-screen'
import { openHost } from './open-host'

/**
 * A page of the shell as a person sees it, against the running sandbox.
 * @param who a kind of SBX-014, for somebody new, or somebody whom the test knows already
 */
export async function openPage(key: HostPage['key'], who: string | TestPerson) {
  const page = hostPages.find((one) => one.key === key)
  if (!page) throw new Error(`The shell has no page ${key}`)
  const person = typeof who === 'string' ? await freshPerson(testOrigins().inbox, { kind: who }) : who
  const host = await openHost(<HostScreen page={page} />, { path: page.path, mobile: person.mobile })
  return { ...host, person }
}
