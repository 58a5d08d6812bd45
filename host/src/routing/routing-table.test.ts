import { expect, test } from '@jest/globals'
import { declaredPages, routingTable } from '../testing/routing-table'
import { findPage } from './find-page'
import { hostPages } from './host-pages'

const rows = routingTable()
const pages = declaredPages()
const declared = (path: string) => pages.filter((page) => page.path === path)
/** An example path of a route: `/funds/:fundId` → `/funds/1`. */
const example = (path: string) => path.replaceAll(/:\w+/g, '1')

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

test('no page is declared that the routing table does not have', () => {
  const known = new Set(rows.flatMap(({ paths }) => paths))
  expect(pages.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})

test.each(pages.filter(({ isPlanned }) => isPlanned).map(({ path }) => path))(
  'D-42 %s is planned: until its screen is there, it does not exist',
  (path) => {
    const remotes = ['INVEST', 'PMA', 'BANK', 'RECOMMENDATIONS', 'SUPPORT'].map((owner) => ({
      name: owner.toLowerCase(),
      title: { fa: owner, en: owner },
      owner,
      version: '1.0.0',
      entry: 'http://localhost/remoteEntry.js',
      routes: pages.filter((page) => page.owner === owner && !page.isPlanned),
      intents: {},
      storage: [],
    }))
    expect(findPage(example(path), hostPages, remotes).page.path).not.toBe(path)
  },
)

test('every title is there in both languages, and no header has more than two extras', () => {
  for (const { path, title, extras } of pages) {
    expect([path, title.en]).toEqual([path, expect.stringMatching(/^[A-Z]/)])
    expect(extras.length).toBeLessThanOrEqual(2)
  }
})
