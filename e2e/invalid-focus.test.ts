import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(__dirname, '..')

const hidesOutline = /outline(?:: (?:0|none)|-color: transparent);/
const marksInvalid = /\[aria-invalid="true"\]/
/** A rule for an invalid field with the focus that draws an outline. */
const outlinesFocused = /\[aria-invalid="true"\][^{]*:focus[^{]*\{[^}]*outline(?:-color)?: /

test('U19 a field without an outline of its own shows the focus when it is invalid too', () => {
  const texts = workspaceFiles(root)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, css]) => hidesOutline.test(css) && marksInvalid.test(css))
  expect(texts.map(([file]) => path.basename(file)).toSorted()).toEqual([
    'amount-field.module.css',
    'text-input.module.css',
  ])
  expect(texts.filter(([, css]) => !outlinesFocused.test(css)).map(([file]) => file)).toEqual([])
})
