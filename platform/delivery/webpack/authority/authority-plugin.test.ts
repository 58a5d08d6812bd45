import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { builtRemote } from '../../../contract/manifest'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { workspace } from '../../build/packages'
import { tellsOperations } from './entry-line'

const folder = temporaryFolder()

const contract = `
  import { endpoint } from '${workspace}/platform/client/api/endpoint'
  const notes = '/note/api/v1/notes/'
  export const listNotes = endpoint({ method: 'GET', path: notes, reply: {} as never, summary: '', failure: 'caller' })
  export const sellNotes = endpoint({ method: 'POST', path: notes + ':id/', reply: {} as never, summary: '', failure: 'caller' })
  export const unused = endpoint({ method: 'DELETE', path: notes, reply: {} as never, summary: '', failure: 'caller' })`
const queries = `
  import { listNotes, sellNotes, unused } from './contract'
  export const notesQuery = () => listNotes
  export const sale = () => sellNotes
  export const more = () => unused`
/** Remotes by what their entry imports. */
const remotes = {
  reader: "import { notesQuery } from './queries'; export default { load: notesQuery }",
  seller:
    "import { notesQuery, sale } from './queries'; export default { load: notesQuery, sale, show: (p) => p.showPdf({}) }",
  later: "export default { load: () => import('./queries').then(({ sale }) => sale()) }",
  literal: "export default { load: (api) => api.call({ method: 'GET', path: '/note/api/v1/own/' }) }",
  none: "import { useHeader } from '@sarv/shared/platform'; export default { useHeader }",
}

/** Builds them by the preset, in a process of its own: webpack's configuration is an ES module. */
function authorityOf() {
  const program = `
    import { buildContainer } from './platform/delivery/testing/build-container.ts'
    for (const [name, source] of Object.entries(${JSON.stringify(remotes)}))
      await buildContainer(${JSON.stringify(folder)} + '/' + name, 'preset', {
        'src/index.ts': source,
        'src/queries.ts': ${JSON.stringify(queries)},
        'src/contract.ts': ${JSON.stringify(contract)},
      })`
  execFileSync(process.execPath, ['--input-type=module', '--import', 'tsx', '--eval', program], { cwd: workspace })
  return Object.fromEntries(
    Object.keys(remotes).map((name) => {
      const read = (file: string) => readFileSync(path.join(folder, name, 'dist', file), 'utf8')
      const { authority, entry } = builtRemote.parse(JSON.parse(read('platform.json')))
      expect(tellsOperations(read(entry), authority?.operations)).toBe(true)
      return [name, authority]
    }),
  )
}

const [list, sell] = ['GET /note/api/v1/notes/', 'POST /note/api/v1/notes/:id/']

test('PLT-082 a build lists the operations of the exports that are used, however far away: an import more is a line more', () => {
  expect(authorityOf()).toEqual({
    reader: { operations: [list], abilities: [] },
    seller: { operations: [list, sell], abilities: ['showPdf'] },
    later: { operations: [sell], abilities: [] },
    literal: { operations: ['GET /note/api/v1/own/'], abilities: [] },
    none: { operations: [], abilities: [] },
  })
})
