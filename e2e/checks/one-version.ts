import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Of what host and remotes share there is one version in the whole workspace: a second one would be a second React, a
 * second router or a second cache on the page.
 */
const singletons = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  'valtio',
  'mitt',
  'single-spa',
  'single-spa-react',
]

const store = path.resolve(import.meta.dirname, '../../node_modules/.pnpm')
const installed = readdirSync(store)
const wrong = singletons.flatMap((name) => {
  const prefix = `${name.replace('/', '+')}@`
  const versions = new Set(
    installed.filter((folder) => folder.startsWith(prefix)).map((folder) => folder.slice(prefix.length).split('_')[0]),
  )
  return versions.size === 1 ? [] : [`${name}: ${[...versions].join(', ') || 'not installed'}`]
})

if (wrong.length > 0) {
  process.stderr.write(`Not exactly one version of\n  ${wrong.join('\n  ')}\n`)
  process.exitCode = 1
}
