import { expect, test } from '@jest/globals'
import { builtFixture } from '../../testing/built-fixture'
import { pathsOf } from './first-paths'

const [usual] = builtFixture('notes').routes

test.each<[string[][], string[]]>([
  [
    [['/notes'], ['/notes/new'], ['/notes/:id', '/notes/3'], ['/notes/old'], ['/notes/all']],
    ['/notes', '/notes/new', '/notes/old'],
  ],
  [[['/notes/:id', '/notes/3?tab=1']], ['/notes/3?tab=1']],
  [
    [
      ['/notes/:id', '/home'],
      ['/desk/*', '/desk/one'],
    ],
    ['/desk/one'],
  ],
  [[['/notes/:id']], []],
])('of routes with examples %j the smoke test opens %j', (routes, paths) => {
  const declared = routes.flatMap(([path = '', example]) => (usual ? { ...usual, path, example } : []))
  expect(pathsOf({ routes: declared })).toEqual(paths)
})
