import { expect, test } from '@jest/globals'
import { transformSync } from '@swc/core'
import { fetchSourceMap, originalPlace, placesIn } from './original-place'

const compiledOf = (source: string, filename: string) => {
  const { code, map = '' } = transformSync(source, {
    filename,
    sourceMaps: true,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
    minify: true,
  })
  return { code, map: JSON.parse(map) }
}

test.each([
  [
    'Error: boom\n    at Card (http://localhost:3003/development/remote.js:12:5)\n    at http://localhost:3000/main.js:1:2',
  ],
  ['Card@http://localhost:3003/development/remote.js:12:5\n@http://localhost:3000/main.js:1:2'],
])('the places of %j', (stack) =>
  expect(placesIn(stack)).toEqual([
    { url: 'http://localhost:3003/development/remote.js', line: 12, column: 5 },
    { url: 'http://localhost:3000/main.js', line: 1, column: 2 },
  ]),
)

test('the place of a throw is the innermost one in our sources: libraries and scripts without a map are passed over', async () => {
  const library = compiledOf(
    'export function assert() {\n  throw new Error()\n}',
    'webpack://bank/../node_modules/assert/index.ts',
  )
  const screen = compiledOf(
    'interface Long {\n  gone: string\n}\n\nexport function Card(): Long {\n  throw new Error("boom")\n}\n',
    'webpack://bank/./remote-bank/src/card/card-screen.tsx?c0ffee',
  )
  const line = 1
  const stack = [
    'Error: boom',
    '    at native (http://localhost:3000/no-map.js:1:1)',
    `    at assert (http://localhost:3003/library.js:1:${library.code.indexOf('throw') + 1})`,
    `    at Card (http://localhost:3003/screen.js:${line}:${screen.code.indexOf('throw') + 1})`,
  ].join('\n')
  const mapOf = async (url: string) =>
    ({ 'library.js': library.map, 'screen.js': screen.map })[url.split('/').at(-1) ?? '']
  expect(await originalPlace(stack, mapOf)).toEqual({ file: 'remote-bank/src/card/card-screen.tsx', line: 6 })
  expect(await originalPlace('Error: boom', mapOf)).toBeUndefined()
})

test('a map is fetched from this machine only', async () => {
  expect(await fetchSourceMap('http://sarv.example/main.js')).toBeUndefined()
  expect(await fetchSourceMap('http://localhost.example/main.js')).toBeUndefined()
})
