import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(__dirname, '..')

/** The rules for what is pointed at that a finger would leave behind: they stand outside `@media (hover: hover)`. */
function lastingHovers(css: string): string[] {
  const guarded = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g
  return css.replaceAll(guarded, '').match(/[^{}\n]*:hover[^{}\n]*/g) ?? []
}

test('a rule for what is pointed at counts only where something points', () => {
  const sheets = workspaceFiles(root).filter((file) => file.endsWith('.css'))
  const texts = sheets.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
  expect(texts.filter(([, css]) => css.includes(':hover')).length).toBeGreaterThan(15)
  expect(texts.flatMap(([file, css]) => lastingHovers(css).map((rule) => `${file}: ${rule.trim()}`))).toEqual([])
})
