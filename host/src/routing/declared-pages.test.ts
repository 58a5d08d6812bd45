import { expect, test } from '@jest/globals'
import { proveRows } from '@sarv/shared/testing/prove-routes'
import { routingRows, routingTable } from '@sarv/shared/testing/routing-table'
import { tabPaths } from '../shell/tabs'
import { declaredPages } from '../testing/declared-pages'

const pages = declaredPages()
const rows = routingRows('HOST')

proveRows(
  rows,
  pages.filter(({ owner }) => owner === 'HOST'),
)

test.each(rows.map(({ id, isPublic, paths }) => [id, isPublic ? 'public' : 'behind the sign-in', paths] as const))(
  '%s is %s',
  (_id, access, paths) => {
    const found = pages.filter(({ path }) => paths.includes(path))
    expect(found.map((page) => page.isPublic)).toEqual(paths.map(() => access === 'public'))
  },
)

test('each row of the routing table has paths, and an owner that proves it', () => {
  const owners = new Set(pages.map(({ owner }) => owner))
  expect(routingTable().filter(({ owner, paths }) => !owners.has(owner) || paths.length === 0)).toEqual([])
})

test('no two owners declare a page', () => {
  const paths = pages.map(({ path }) => path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('HST-029 D-274 of the five tabs, home alone has the logo and a history button, the others their titles', () => {
  const tabs = pages.filter(({ path }) => Object.values<string>(tabPaths).includes(path))
  expect(tabs.map(({ path, header, extras }) => [path, header, extras.map(({ icon }) => icon)]).sort()).toEqual([
    ['/assets', 'title', []],
    ['/card', 'title', []],
    ['/home', 'logo', ['history']],
    ['/investment', 'title', []],
    ['/profile', 'title', []],
  ])
  expect(pages.filter(({ header }) => header === 'logo').map(({ path }) => path)).toEqual(['/home'])
})

test('D-142 every page with a frame is a place of the navigation or names the one that it belongs to', () => {
  const places: string[] = [...Object.values(tabPaths), '/faq']
  const framed = pages.filter(({ isPublic, path }) => !isPublic && !places.includes(path))
  expect(framed.filter(({ tab }) => !places.includes(tab ?? '')).map(({ path }) => path)).toEqual([])
  expect(pages.filter(({ tab, path }) => tab !== undefined && places.includes(path))).toEqual([])
})

test('every title is there in both languages, and no header has more than two extras', () => {
  for (const { path, title, extras } of pages) {
    expect([path, title.en]).toEqual([path, expect.stringMatching(/^[A-Z]/)])
    expect(extras.length).toBeLessThanOrEqual(2)
  }
})
