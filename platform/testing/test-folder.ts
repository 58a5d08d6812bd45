import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'

/** Makes a folder that goes with the tests of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}
