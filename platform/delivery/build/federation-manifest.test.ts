import { expect, test } from '@jest/globals'
import { readFederationManifest, takesFromScope } from './federation-manifest'

const none = { sync: [], async: [] }
const own = { js: { sync: ['react.js'], async: [] }, css: none }
const taken = { js: none, css: none }

test('the shared modules and the files of the first screen are those that the plugin names', () => {
  const text = JSON.stringify({
    name: 'savings',
    shared: [
      { name: 'react', singleton: true, requiredVersion: '^18.0.0', assets: taken },
      { name: 'react-dom', singleton: true, requiredVersion: '^19.3.1', assets: own },
      { name: 'tiny', requiredVersion: false, assets: taken },
      { name: 'vue', requiredVersion: '^3.5.0', assets: own },
    ],
    exposes: [
      { path: './other', assets: own },
      { path: './remote', assets: { js: { sync: ['1.js'], async: ['2.js'] }, css: { sync: ['1.css'], async: [] } } },
    ],
  })
  expect(readFederationManifest(text)).toEqual({
    shared: { react: '^18.0.0', 'react-dom': '^19.3.1', tiny: '*' },
    first: { scripts: ['1.js'], styles: ['1.css'] },
  })
})

test.each([
  ['e.consumesLoadingData={chunkMapping:{}}', true],
  ['throw new Error("Unsatisfied version of shared singleton module react")', true],
  ['await i.loadShare("react")', true],
  ['export function init(){}', false],
])('%s takes from the share scope: %p', (script, expected) => expect(takesFromScope(script)).toBe(expected))
