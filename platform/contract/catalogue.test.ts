import { describe, expect, test } from '@jest/globals'
import { buildErrors, type CataloguedRemote, cataloguedRemote, remoteError } from './catalogue'
import type { BuiltRemote } from './manifest'
import type { ManifestRoute } from './manifest-parts'

const hash = `sha256-${'A'.repeat(43)}=`
const file = (path: string, integrity = hash) => ({ path, integrity, bytes: 1, br: 1 })
const route = (path: string): ManifestRoute => ({
  path,
  title: { fa: '', en: '' },
  header: 'title',
  back: 'none',
  extras: [],
})
const current: BuiltRemote = {
  name: 'bank',
  title: { fa: 'بانک', en: 'Bank' },
  owner: 'bank-team',
  requires: { platform: '^1.0.0' },
  routes: [],
  intents: {},
  storage: [],
  version: '1.2.0-3f2a91bc',
  commit: '',
  federation: '2.9',
  shared: {},
  entry: 'remoteEntry.js',
  expose: { scripts: ['a/b.3f2a.js'], styles: ['main.css'] },
  files: [
    file('remoteEntry.js'),
    file('a/b.3f2a.js', `sha384-${'a'.repeat(64)}`),
    file('c.css', `sha512-${'/'.repeat(86)}==`),
  ],
}
const remote: CataloguedRemote = { base: 'https://remotes.example.ir/bank', current }

test('T2 F24 what a build makes may be put into a page', () => {
  expect(remoteError(remote)).toBeUndefined()
  expect(buildErrors({ ...current, version: 'development', files: [] })).toEqual([])
  const kit = { specifier: '@sarv/kit@3f2a91bc', script: 'kit.3f2a91bc.js', style: 'kit.3f2a91bc.css' }
  expect(buildErrors({ ...current, kit })).toEqual([])
  const routes = ['/', '/bank', '/bank/:id', '/bank/operations/card-to-card', '/bank/', '/help/*'].map(route)
  expect(buildErrors({ ...current, routes })).toEqual([])
})

test('T2 F24 an invalid base keeps a remote out of pages, and the reason is told', () => {
  expect(remoteError({ ...remote, base: 'remotes.example.ir/bank' })).toBe('base: it does not begin with https://')
})

describe('T2 F24 what could leave its attribute, folder or header keeps a build out of pages', () => {
  test.each<[Partial<BuiltRemote>, string]>([
    [{ version: '' }, 'version: expected a version'],
    [{ version: '..' }, 'version: expected a version'],
    [{ version: '1/../2' }, 'version: expected a version'],
    [{ version: '1"><meta http-equiv=refresh' }, 'version: expected a version'],
    [{ version: '1\n2' }, 'version: expected a version'],
    [{ version: '1'.repeat(65) }, 'version: expected a version'],
    [{ entry: '' }, 'entry: expected a path'],
    [{ entry: '/remoteEntry.js' }, 'entry: expected a path'],
    [{ entry: '../other/remoteEntry.js' }, 'entry: expected a path'],
    [{ entry: 'https://evil.example/a.js' }, 'entry: expected a path'],
    [{ entry: 'a.js?b' }, 'entry: expected a path'],
    [{ entry: 'a".js' }, 'entry: expected a path'],
    [{ entry: 'a%2fb.js' }, 'entry: expected a path'],
    [{ entry: `${'a'.repeat(198)}.js` }, 'entry: '],
    [{ expose: { scripts: ['a b.js'], styles: [] } }, 'expose.scripts.0: expected a path'],
    [{ expose: { scripts: [], styles: ['<.css'] } }, 'expose.styles.0: expected a path'],
    [{ kit: { specifier: 'react', script: 'kit.js', style: 'kit.css' } }, 'kit.specifier: expected a kit'],
    [{ kit: { specifier: '@sarv/kit@3f2a91b', script: 'kit.js', style: 'kit.css' } }, 'kit.specifier: expected a kit'],
    [
      { kit: { specifier: '@sarv/kit@3f2a91bc', script: '../kit.js', style: 'kit.css' } },
      'kit.script: expected a path',
    ],
    [{ routes: [route('/bank'), route('/bank/:a?/:b?')] }, 'routes.1.path: expected a route path'],
    [{ routes: [route('//evil.example')] }, 'routes.0.path: expected a route path'],
    [{ routes: [route('/bank/(a)')] }, 'routes.0.path: expected a route path'],
    [{ routes: [route('/سپرده')] }, 'routes.0.path: expected a route path'],
    [{ routes: [route(`/${'a'.repeat(200)}`)] }, 'routes.0.path: '],
    [{ files: [file('remoteEntry.js'), file('a/../b.js')] }, 'files.1.path: expected a path'],
    [{ files: [file('a.js', '')] }, 'files.0.integrity: expected a hash'],
    [{ files: [file('a.js', 'sha256-')] }, 'files.0.integrity: expected a hash'],
    [{ files: [file('a.js', `${hash}" onload="x`)] }, 'files.0.integrity: expected a hash'],
    [{ files: [file('a.js', `${hash} ${hash}`)] }, 'files.0.integrity: expected a hash'],
    [{ files: [file('a.js', `md5-${'A'.repeat(22)}==`)] }, 'files.0.integrity: expected a hash'],
    [{ files: [file('a.js', `sha512-${'A'.repeat(43)}=`)] }, 'files.0.integrity: expected a hash'],
  ])('%j', (change, line) => {
    expect(buildErrors({ ...current, ...change })).toEqual([expect.stringContaining(line)])
    expect(remoteError({ ...remote, current: { ...current, ...change } })).toContain(`current.${line}`)
  })
})

test('an entry without a ramp is read as before, and what a later version adds to one breaks no reader', () => {
  const canary = { percent: 1, built: current }
  expect(cataloguedRemote.parse({ ...remote, canary })).toEqual({ ...remote, canary })
  const ramp = { steps: [1, 100], bakeMinutes: 30, since: '2026-11-29T04:00:00Z' }
  const later = { ...canary, ramp: { ...ramp, later: true }, later: { is: 'unknown' } }
  expect(cataloguedRemote.parse({ ...remote, canary: later, later: 1 })).toEqual({
    ...remote,
    canary: { ...canary, ramp },
  })
})
