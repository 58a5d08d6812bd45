import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import webpack, { type Compilation } from 'webpack'
import { temporaryFolder } from '../../testing/temporary-folder'
import { base } from './base'

const folder = temporaryFolder()
const parts = ['button', 'card', 'field']
const screens = { buy: parts, sell: parts.toReversed() }

function writeSources(): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, 'src', name), text)
  mkdirSync(path.join(folder, 'src'))
  // Enough for webpack to put what both screens have into a chunk of its own.
  const long = 'x'.repeat(20_000)
  for (const part of parts) {
    write(`${part}.module.css`, `.${part} { content: '${long}' }`)
    write(`${part}.js`, `import styles from './${part}.module.css'; export const ${part} = styles.${part}`)
  }
  for (const [screen, uses] of Object.entries(screens))
    write(`${screen}.js`, uses.map((part) => `export * from './${part}.js'`).join(';'))
  const imports = Object.keys(screens).map((name) => `import(/* webpackChunkName: '${name}' */ './${name}.js')`)
  write('index.js', imports.join(';'))
}

function build(): Promise<Compilation> {
  const entry = path.join(folder, 'src/index.js')
  return new Promise((resolve, reject) => {
    webpack({ ...base(folder, 'probe', { development: true }), cache: false, entry }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else resolve(stats.compilation)
    })
  })
}

/** The parts that a built sheet has, in its order. */
function partsOf(sheet: string): string[] {
  const css = readFileSync(path.join(folder, 'dist', sheet), 'utf8')
  return [...css.matchAll(/^\.(button|card|field)\b/gm)].map(([, part = '']) => part)
}

test('in development each screen has its styles in the order of its own imports, and the build does not warn', async () => {
  writeSources()
  const { warnings } = await build()
  expect(warnings.map(({ message }) => message)).toEqual([])
  const sheets = readdirSync(path.join(folder, 'dist')).filter((name) => name.endsWith('.css'))
  expect(Object.fromEntries(sheets.map((sheet) => [sheet, partsOf(sheet)]))).toEqual({
    'buy.css': screens.buy,
    'sell.css': screens.sell,
  })
})
