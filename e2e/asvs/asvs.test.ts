import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { citedIn } from '../citations'
import { proofsById } from '../proofs/proofs'
import levels from './requirement-ids.json'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/asvs.md'), 'utf8')
const rows = [...page.matchAll(/^\| (V[\d. V]+) \| .+? \| (.+) \|$/gm)].map(([, ids = '', held = '']) => ({
  ids: ids.split(' '),
  held,
}))
const reason = /^(?:Not applicable|Deviation|Yours|Document): \S/

test('docs/asvs.md has each requirement of ASVS 5.0, levels 1 and 2, once', () => {
  expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(Object.values(levels).flat().sort())
})

test('each row of docs/asvs.md names tests by their ids, or has a reason; every id that it names is in the title of a test', () => {
  const proofs = proofsById()
  const bare = rows.filter(({ held }) => !reason.test(held) && !/^(?:[A-Z]+-?\d+ ?)+$/.test(held))
  expect(bare).toEqual([])
  const cited = rows.flatMap(({ ids, held }) => citedIn(held).map((proof) => ({ ids, proof })))
  expect(cited.length).toBeGreaterThan(150)
  // Of a decision the reason stands in requirements.md.
  expect(cited.filter(({ proof }) => !proof.startsWith('D-') && !proofs.has(proof))).toEqual([])
})

test('the head of docs/asvs.md counts its requirements as they are', () => {
  const kinds = ['Not applicable', 'Deviation', 'Yours', 'Document']
  const count = (is: (held: string) => boolean) => rows.flatMap(({ ids, held }) => (is(held) ? ids : [])).length
  const head = [...page.matchAll(/^\| (?:ids|Not applicable|Deviation|Yours|Document) \| (\d+) \|/gm)]
  expect(head.map(([, said]) => Number(said))).toEqual([
    count((held) => !reason.test(held)),
    ...kinds.map((kind) => count((held) => held.startsWith(`${kind}: `))),
  ])
})
