import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { onChange } from './on-change'

let folder: string
let end: () => void
let changes: number
let heard: () => void

const inFolder = (...parts: string[]) => path.join(folder, ...parts)
const follow = (files?: readonly string[]) =>
  onChange(folder, files, () => {
    changes += 1
    heard()
  })

/** Saves, and waits until that was told. */
async function told(save: () => void): Promise<void> {
  const hearing = new Promise<void>((resolve) => {
    heard = resolve
  })
  save()
  await hearing
}

beforeEach(() => {
  folder = temporaryFolder()
  changes = 0
  heard = () => undefined
  mkdirSync(inFolder('src'))
  writeFileSync(inFolder('src/card.ts'), '1')
})
afterEach(() => {
  end()
})

test('a file is followed however often an editor puts another one in its place', async () => {
  end = follow()
  for (const text of ['2', '3', '4'])
    await told(() => {
      const draft = `${folder}.draft`
      writeFileSync(draft, text)
      renameSync(draft, inFolder('src/card.ts'))
    })
  await told(() => writeFileSync(inFolder('src/card.ts'), '5'))
})

test('a folder that is new, or comes again, is followed too', async () => {
  end = follow()
  await told(() => mkdirSync(inFolder('src/orders')))
  await told(() => writeFileSync(inFolder('src/orders/list.ts'), '1'))
  await told(() => rmSync(inFolder('src/orders'), { recursive: true }))
  await told(() => mkdirSync(inFolder('src/orders')))
  await told(() => writeFileSync(inFolder('src/orders/list.ts'), '2'))
})

test('what a bundler writes is not a save', async () => {
  mkdirSync(inFolder('dist'))
  end = follow()
  writeFileSync(inFolder('dist/remoteEntry.js'), '1')
  await told(() => writeFileSync(inFolder('src/card.ts'), '2'))
  expect(changes).toBe(1)
})

test('of a few files only they count', async () => {
  end = follow(['remote.json'])
  writeFileSync(inFolder('package.json'), '{}')
  await told(() => writeFileSync(inFolder('remote.json'), '{}'))
  expect(changes).toBe(1)
})
