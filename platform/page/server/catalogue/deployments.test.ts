import { expect, test } from '@jest/globals'
import { isInCanary } from '../../../contract/canary'
import type { CataloguedRemote } from '../../../contract/catalogue'
import { settingsFrom } from '../settings'
import { loadShell } from '../shells/shell'
import { remotesFixture } from '../testing/catalogue-fixture'
import { servedFolder } from '../testing/served-folder'

const next = (one: CataloguedRemote, change: Partial<CataloguedRemote['current']> = {}): CataloguedRemote => ({
  ...one,
  canary: { percent: 10, built: { ...one.current, version: '2.0.0', ...change } },
})

/** Forty remotes with a canary each: that of the last one has another address too. */
const remotes = remotesFixture(40).map((one, place) => {
  const [route] = one.current.routes
  return place === 39 && route ? next(one, { routes: [{ ...route, path: '/elsewhere' }] }) : next(one)
})
const catalogue = { revision: 1, issued: '', remotes }

const { env } = servedFolder()
const { deployments } = loadShell(env.SARV_FILES, settingsFrom(env))

const cookieOf = (...names: string[]) => `sarv-canary=${names.map((name) => `${name}@2.0.0`).join('~')}`
const pageOf = (pathname: string, ...names: string[]) => deployments.ofPage(catalogue, cookieOf(...names), pathname)
const versionsOn = (pathname: string, ...names: string[]) =>
  pageOf(pathname, ...names)
    .deployment.catalogue.remotes.filter(({ current }) => current.version === '2.0.0')
    .map(({ current }) => current.name)

test('canary: a page is the same one for visitors who try versions of remotes that it does not carry', () => {
  const page = pageOf('/remote0030')
  const other = pageOf('/remote0030', 'remote0020', 'remote0021')
  expect(other.deployment).toBe(page.deployment)
  expect([[...page.canaries], [...other.canaries.keys()]]).toEqual([[], ['remote0020', 'remote0021']])
})

test.each<[string, string[], string[]]>([
  ['/remote0030', ['remote0030'], ['remote0030']],
  ['/remote0030', ['remote0030', 'remote0020'], ['remote0030']],
  ['/remote0030', ['remote0001', 'remote0020'], ['remote0001']],
  ['/remote0020', ['remote0030', 'remote0020'], ['remote0020']],
  ['/elsewhere', ['remote0039', 'remote0020'], ['remote0039']],
  // Whose addresses are others may decide which remote a page shows.
  ['/remote0030', ['remote0039', 'remote0020'], ['remote0039']],
])('canary: the page of %s for who tries %j runs those of %j', (pathname, names, running) => {
  expect(versionsOn(pathname, ...names)).toEqual(running)
})

test('canary: forty canaries at once make few pages', () => {
  const rule = { percent: 10 }
  const visitors = Array.from({ length: 400 }, (_, visitor) =>
    remotes
      .slice(0, 39)
      .map(({ current }) => current.name)
      .filter((name) => isInCanary(name, rule, { sub: `person-${visitor}` })),
  )
  expect(new Set(visitors.map((names) => names.join())).size).toBeGreaterThan(300)
  const made = new Set(visitors.map((names) => pageOf('/remote0005', ...names).deployment))
  // Of five remotes that it carries: none, one, or some two.
  expect(made.size).toBeLessThan(20)
})

test('canary: what is looked up and polled runs all canaries of the visitor', () => {
  const { remotes: seen } = deployments.ofVisitor(catalogue, cookieOf('remote0020', 'remote0030', 'nobody')).catalogue
  const running = seen.filter(({ current }) => current.version === '2.0.0').map(({ current }) => current.name)
  expect(running).toEqual(['remote0020', 'remote0030'])
})
