import { expect, test } from '@jest/globals'
import { defaultPorts, folderOf, originOf } from '../../local/platform-plan'
import { developmentCatalogue } from './local-catalogue'

test('what the five remotes declare has one owner each, as the catalogue demands', () => {
  const remotes = Object.entries(defaultPorts.remotes).map(([name, port]) => ({
    folder: folderOf(name),
    base: originOf(port),
  }))
  expect(developmentCatalogue(remotes).remotes.map(({ current }) => current.name)).toEqual(
    Object.keys(defaultPorts.remotes),
  )
})
