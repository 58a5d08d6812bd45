import { expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../../contract/manifest'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import { servedFolder } from '../testing/served-folder'
import { catalogueSource } from './catalogue-source'

const remote = (name: string, more: Partial<BuiltRemote>) => ({
  base: 'http://localhost',
  current: builtFixture(name, more),
})
const { file, put } = servedFolder()
const sectionIn = (slot: string) => ({ sections: [{ name: 'offers', slot, title: { fa: 'پیشنهاد', en: 'Offers' } }] })

test('INV-077 a section without its slot is said once for each catalogue, and costs the catalogue nothing', async () => {
  const logged: string[] = []
  const source = catalogueSource({ location: file }, (line) => logged.push(line))
  const owner = remote('owner', { slots: ['home'] })

  put(owner, remote('guest', sectionIn('owner/cellar')))
  for (let page = 0; page < 3; page++) expect((await source.current()).remotes).toHaveLength(2)
  expect(logged).toEqual([
    'Catalogue revision 2, not drawn: section guest/offers stands in owner/cellar, which owner does not offer',
  ])

  put(owner, remote('guest', sectionIn('owner/home')))
  expect((await source.current()).revision).toBe(3)
  expect(logged).toHaveLength(1)
})
