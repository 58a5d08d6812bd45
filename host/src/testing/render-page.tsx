import { freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { HostScreen } from '../app/host-screen'
import { type HostPage, hostPages } from '../routing/host-pages'
import { renderHost } from './render-host'

/**
 * Renders a page of the shell for a person, against the running sandbox.
 * @param who a kind of SBX-014 for a new person, or a person that the test has created
 * @param search query of its address
 */
export async function renderPage(key: HostPage['key'], who: string | TestPerson, search = '') {
  const page = hostPages.find((one) => one.key === key)
  if (!page) throw new Error(`The shell has no page ${key}`)
  const person = typeof who === 'string' ? await freshPerson(testOrigins().inbox, { kind: who }) : who
  const host = await renderHost(<HostScreen page={page} />, { path: `${page.path}${search}`, mobile: person.mobile })
  return { ...host, person }
}
