import { expect, test } from '@jest/globals'
import { folderOf, originOf, usualPorts } from '../../local/platform-plan'
import { developmentCatalogue } from './local-catalogue'

test('what the five remotes declare has one owner each, as the catalogue demands', () => {
  const remotes = Object.entries(usualPorts.remotes).map(([name, port]) => ({
    folder: folderOf(name),
    base: originOf(port),
  }))
  expect(developmentCatalogue(remotes).remotes.map(({ current }) => current.name)).toEqual(
    Object.keys(usualPorts.remotes),
  )
})
