import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { tabPaths } from '../shell/tabs'
import { declaredPages, routingTable } from '../testing/routing-table'

const rows = routingTable()
const pages = declaredPages()
const declared = (path: string) => pages.filter((page) => page.path === path)

test('the routing table has its 65 rows', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 65 }, (_, at) => `R-${String(at + 1).padStart(2, '0')}`),
  )
  expect(rows.flatMap(({ paths }) => paths)).toHaveLength(69)
})

test.each(rows.map((row) => [row.id, row.paths.join(' '), row] as const))(
  '%s %s is declared once, by its owner, with title, header, back rule and extras',
  (_id, _paths, { paths, owner, title, back, extras, isPublic, header }) => {
    for (const path of paths) {
      expect(declared(path)).toEqual([
        expect.objectContaining({
          owner,
          back,
          isPublic,
          header,
          title: expect.objectContaining({ fa: title ?? expect.stringMatching(/\p{Script=Arabic}/u) }),
        }),
      ])
      const goals = declared(path).flatMap((page) => page.extras.map(({ to }) => to.replace(/:\w+$/, '')))
      expect(goals).toEqual(extras)
    }
  },
)

/** Paths that the routes of a remote draw a screen for; the linter keeps the shell from importing them. */
const drawn = new Map(
  ['invest', 'pma', 'bank', 'recommendations', 'support'].map((name) => {
    const file = path.resolve(__dirname, `../../../remote-${name}/src/routes.tsx`)
    const found = readFileSync(file, 'utf8').matchAll(/^\s*(?:\{ )?path: '([^']+)'/gm)
    return [name.toUpperCase(), [...found].map(([, at = '']) => at).sort()]
  }),
)

test.each([...drawn])(
  'D-42 D-201 %s draws a screen for each of its declared routes, and for no other',
  (owner, paths) => {
    expect(paths).toEqual(
      pages
        .filter((page) => page.owner === owner)
        .map((page) => page.path)
        .sort(),
    )
  },
)

test.each(rows.filter(({ owner }) => drawn.has(owner)).map((row) => [row.id, row.paths.join(' '), row] as const))(
  '%s %s has its screen in the routes of its owner',
  (_id, _paths, { paths, owner }) => expect(drawn.get(owner)).toEqual(expect.arrayContaining([...paths])),
)

test('no page is declared that the routing table does not have', () => {
  const known = new Set(rows.flatMap(({ paths }) => paths))
  expect(pages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})

test('HST-029 of the five tabs, home alone has the logo and a history button, and /card alone has no header', () => {
  const tabs = pages.filter(({ path }) => Object.values<string>(tabPaths).includes(path))
  expect(tabs.map(({ path, header, extras }) => [path, header, extras.map(({ icon }) => icon)]).sort()).toEqual([
    ['/assets', 'title', []],
    ['/card', 'none', []],
    ['/home', 'logo', ['history']],
    ['/investment', 'title', []],
    ['/profile', 'title', []],
  ])
  expect(pages.filter(({ header }) => header === 'logo').map(({ path }) => path)).toEqual(['/home'])
  const headers = new Map(rows.flatMap(({ paths, header }) => paths.map((path) => [path, header] as const)))
  expect(pages.filter(({ path, header }) => header !== headers.get(path))).toEqual([])
})

test('D-42 no page of the routing table is planned any more: each has its screen', () => {
  expect(pages.filter(({ isPlanned }) => isPlanned).map(({ path }) => path)).toEqual([])
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
