import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import { checkTypes, diagnose } from './check-types'
import type { Fault } from './fault'

let folder: string
const project = () => ({
  folder,
  sources: [path.join(folder, 'src')],
  cache: path.join(folder, 'development.tsbuildinfo'),
  compiler: path.join(workspace, 'node_modules/typescript/bin/tsc'),
})
const save = (name: string, text: string) => writeFileSync(path.join(folder, 'src', name), text)

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(path.join(folder, 'src'))
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ['es2022'] }, include: ['src'] }),
  )
  save('price.ts', 'export const price: number = 1')
  save('total.ts', "import { price } from './price'\nexport const total: number = price * 2")
})

test('each save is checked: the error has file, line and words, stays while it stands, and is gone when it is mended', async () => {
  const checks: Fault[][] = []
  let heard = () => {}
  const end = checkTypes(project(), (diagnostics) => {
    checks.push(diagnostics)
    heard()
  })
  const untilChecked = async (isMeant: (faults: Fault[]) => boolean) => {
    while (!isMeant(checks.at(-1) ?? []) || checks.length === 0) await new Promise<void>((resolve) => (heard = resolve))
  }
  await untilChecked((faults) => faults.length === 0)
  // The file of the error is not the one that was saved.
  save('price.ts', "export const price: string = '1'")
  await untilChecked(([fault]) => fault?.file === 'src/total.ts')
  expect(checks.at(-1)).toEqual([
    { kind: 'types', file: 'src/total.ts', line: 2, message: expect.stringContaining('TS2362') },
  ])
  // An error that an unchanged file has is told by every check.
  const before = checks.length
  save('other.ts', 'export const other = 1')
  await untilChecked(() => checks.length > before)
  expect(checks.at(-1)).toEqual(checks[before - 1])
  // As editors save: another file in its place.
  const draft = path.join(folder, 'draft')
  writeFileSync(draft, 'export const price: number = 3')
  renameSync(draft, path.join(folder, 'src/price.ts'))
  await untilChecked((faults) => faults.length === 0)
  end()
})

test('what the compiler cannot do at all is told too', async () => {
  writeFileSync(path.join(folder, 'tsconfig.json'), '{ "include": ["nowhere"] }')
  expect(await diagnose(project())).toEqual([{ kind: 'types', message: expect.stringContaining('TS18003') }])
})
