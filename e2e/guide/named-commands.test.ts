import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { commands } from '@sarv/platform/delivery/cli/commands'
import { commonOptions } from '@sarv/platform/delivery/cli/common-options'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
/** Commands of pnpm itself. */
const builtIn = ['install', 'add', 'pack']

/** The `pnpm …` lines in the code of a page. */
function pnpmLines(page: string): string[] {
  const spans = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const blocks = [...page.matchAll(/^```(?:sh|console)\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.split('\n'))
  return [...spans, ...blocks].flatMap((code) => /(?<![\w/-])pnpm(?:@[\d.]+)? ([^#;|)]+)/.exec(code)?.[1]?.trim() ?? [])
}

/** Why a line of `pnpm sarv` would be refused as usage; undefined when it would not. */
function usageError(line: string): string | undefined {
  const [name = '', ...words] = line.split(/\s+/)
  const command = commands.find((one) => one.name === name)
  if (!command) return /^[a-z]+$/.test(name) ? `unknown command ${name}` : undefined
  const known = Object.keys({ ...commonOptions, ...command.options })
  const unknown = words
    .flatMap((word) => /^--([a-z-]+)/.exec(word)?.[1] ?? [])
    .find((option) => !known.includes(option))
  return unknown && `${name} has no --${unknown}`
}

describe.each(pages)('%s', (file) => {
  const lines = pnpmLines(read(file))

  test('names scripts that there are', () => {
    const named = lines.map((line) => line.split(/\s+/)[0] ?? '').filter((word) => /^[a-z][a-z:]*$/.test(word))
    expect(named.filter((word) => !scripts.includes(word) && !builtIn.includes(word))).toEqual([])
  })

  test('names commands and options of `pnpm sarv` that there are', () => {
    const called = lines.flatMap((line) => /^sarv (.+)/.exec(line)?.[1] ?? [])
    expect(called.flatMap((line) => usageError(line) ?? [])).toEqual([])
  })
})
