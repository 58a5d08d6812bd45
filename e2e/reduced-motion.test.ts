import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')
const product = /^(?:host|shared|remote-\w+)\/src\/.*\.css$/

test('U19 what moves for ever, or scrolls smoothly, has a rule for people who asked for less motion', () => {
  const sheets = workspaceFiles(root).filter((file) => product.test(file))
  const moving = sheets
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, css]) => /animation:[^;]*infinite|scroll-behavior: smooth/.test(css))
  expect(moving.length).toBeGreaterThan(7)
  const unguarded = moving.filter(([, css]) => !css.includes('@media (prefers-reduced-motion: reduce)'))
  expect(unguarded.map(([file]) => file)).toEqual([])
})
