import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { federationRelease } from '../../../contract/federation-global'
import { catalogueSource } from './catalogue-source'

const remote = (name: string, more: object) => ({
  base: 'http://localhost',
  current: {
    name,
    title: { fa: name, en: name },
    owner: name,
    requires: { platform: '^1.0.0' },
    routes: [],
    intents: {},
    storage: [],
    version: '1.0.0',
    commit: 'none',
    federation: federationRelease,
    shared: {},
    entry: 'remoteEntry.js',
    expose: { scripts: [], styles: [] },
    files: [],
    ...more,
  },
})
const sectionIn = (slot: string) => ({ sections: [{ name: 'offers', slot, title: { fa: 'پیشنهاد', en: 'Offers' } }] })

test('INV-077 a section without its slot is said once for each catalogue, and costs the catalogue nothing', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sarv-')), 'catalogue.json')
  const publish = (revision: number, remotes: object[]) =>
    writeFileSync(file, JSON.stringify({ revision, issued: '', remotes }))
  const logged: string[] = []
  const source = catalogueSource({ location: file }, (line) => logged.push(line))
  const owner = remote('owner', { slots: ['home'] })

  publish(1, [owner, remote('guest', sectionIn('owner/cellar'))])
  for (let page = 0; page < 3; page++) expect((await source.current()).remotes).toHaveLength(2)
  expect(logged).toEqual([
    'Catalogue revision 1, not drawn: section guest/offers stands in owner/cellar, which owner does not offer',
  ])

  publish(2, [owner, remote('guest', sectionIn('owner/home'))])
  expect((await source.current()).revision).toBe(2)
  expect(logged).toHaveLength(1)
})
