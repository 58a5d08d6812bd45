import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { citedIn } from '../citations'
import { proofsById } from '../proofs/proofs'
import levels from './requirement-ids.json'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/asvs.md'), 'utf8')
const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', says = '', held = '']) => ({ id, level, says, held }),
)
const reason = /^(?:Not applicable|Deviation|Yours|Document): \S/

test('docs/asvs.md has each requirement of ASVS 5.0, levels 1 and 2, once and in its order', () => {
  const expected = Object.entries(levels).flatMap(([level, ids]) => ids.map((id) => ({ id, level })))
  const inOrder = (one: { id: string }, other: { id: string }) =>
    one.id.localeCompare(other.id, 'en', { numeric: true })
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(expected.sort(inOrder))
})

test('each row of docs/asvs.md names tests by their ids, or has a reason; every id that it names is in the title of a test', () => {
  const proofs = proofsById()
  const bare = rows.filter(({ held }) => !reason.test(held) && !/^(?:[A-Z]+-?\d+ ?)+$/.test(held))
  expect(bare).toEqual([])
  const cited = rows.flatMap(({ id, held }) => citedIn(held).map((proof) => ({ id, proof })))
  expect(cited.length).toBeGreaterThan(200)
  // Of a decision the reason stands in requirements.md.
  expect(cited.filter(({ proof }) => !proof.startsWith('D-') && !proofs.has(proof))).toEqual([])
})

test('the head of docs/asvs.md counts its rows as they are', () => {
  const count = (kind: string) => rows.filter(({ held }) => held.startsWith(`${kind}: `)).length
  const others = ['Not applicable', 'Deviation', 'Yours', 'Document'].map(count)
  const tested = rows.length - others.reduce((sum, one) => sum + one, 0)
  const head = [...page.matchAll(/^\| (?:ids|Not applicable|Deviation|Yours|Document) \| (\d+) \|/gm)]
  expect(head.map(([, said]) => Number(said))).toEqual([tested, ...others])
})
