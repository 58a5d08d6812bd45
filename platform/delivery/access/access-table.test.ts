import { expect, test } from '@jest/globals'
import { accessTableFrom } from './access-table'
import type { Permission } from './permissions'
import { needsStepUp, permissionsOf, type Subject, stepUpAge } from './subject'

const ci = { issuer: 'https://ci.example', who: 'repository' }
const people = { issuer: 'https://id.example', client: 'console' }
const grant = { issuer: 'ci', claims: { repository: 'sarv/bank' }, remotes: ['bank'], may: ['publish'] }
const tableOf = (different: object) =>
  accessTableFrom({ SARV_ACCESS: JSON.stringify({ issuers: { ci, people }, grants: [grant], ...different }) })

test('PLT-089 an access table is read from its setting; without one there is none', () => {
  expect(accessTableFrom({})).toBeUndefined()
  expect(tableOf({})).toMatchObject({ issuers: { ci: { groups: 'groups' }, people: { who: 'sub' } }, grants: [grant] })
})

test.each<[string, object, string]>([
  ['an issuer over plain HTTP', { issuers: { ci: { issuer: 'http://ci.example' } } }, 'expected an https address'],
  ['an unknown verb', { grants: [{ ...grant, may: ['deploy'] }] }, 'grants.0.may'],
  ['a misspelled field', { grants: [{ ...grant, remote: ['bank'] }] }, 'remote'],
  ['an issuer that it does not have', { grants: [{ ...grant, issuer: 'gitlab' }] }, 'a grant names no issuer'],
  ['a grant to every pipeline in the world', { grants: [{ ...grant, claims: {} }] }, 'names no claim'],
])('PLT-089 a table with %s ends the start with one line', (_, different, says) => {
  expect(() => tableOf(different)).toThrow(says)
})

test.each(['{', '[]', './missing.json'])('PLT-089 %s is not a table', (text) => {
  expect(() => accessTableFrom({ SARV_ACCESS: text })).toThrow(/^SARV_ACCESS: /)
})

const sara: Subject = { issuer: 'people', who: 'sara', claims: { groups: ['bank', 'ops'] }, groups: ['bank', 'ops'] }
const rows: [string, object, string, string | undefined, Permission[]][] = [
  ['a name', { remotes: ['bank'] }, 'bank', undefined, ['kill']],
  ['another name', { remotes: ['pma'] }, 'bank', 'bank', []],
  ['all remotes', { remotes: ['*'] }, 'bank', undefined, ['kill']],
  ['all remotes and not the shell', { remotes: ['*'] }, 'host', 'bank', []],
  ['the shell', { remotes: ['host'] }, 'host', 'platform', ['kill']],
  ['what a group owns', { remotes: ['owned'] }, 'card', 'bank', ['kill']],
  ['what another group owns', { remotes: ['owned'] }, 'card', 'pma', []],
  ['what has no owner yet', { remotes: ['owned'] }, 'card', undefined, []],
  ['a claim in a list', { remotes: ['*'], claims: { groups: 'ops' } }, 'bank', undefined, ['kill']],
  ['a claim that is another', { remotes: ['*'], claims: { groups: 'op' } }, 'bank', undefined, []],
  ['a claim that the token does not have', { remotes: ['*'], claims: { repository: 'x' } }, 'bank', undefined, []],
  ['another issuer', { remotes: ['*'], issuer: 'ci', claims: { groups: 'ops' } }, 'bank', undefined, []],
]
test.each(rows)('PLT-089 a grant of %s', (_, different, name, owner, expected) => {
  const table = tableOf({ grants: [{ issuer: 'people', claims: {}, may: ['kill'], ...different }] })
  expect([...permissionsOf(table ?? raise(), sara, { name, owner })]).toEqual(expected)
})

test.each<[Permission, string, number | undefined, boolean]>([
  ['kill', 'bank', 0, false],
  ['kill', 'bank', stepUpAge, false],
  ['kill', 'bank', stepUpAge + 1, true],
  ['promote', 'bank', stepUpAge + 1, false],
  ['promote', 'host', stepUpAge + 1, true],
  ['rollback', 'host', stepUpAge + 1, true],
  ['kill', 'host', undefined, false],
])('PLT-089 to %s %s after a sign-in %s ms ago asks for another: %s', (permission, name, age, expected) => {
  const now = Date.now()
  const subject = age === undefined ? sara : { ...sara, signedInAt: now - age }
  expect(needsStepUp(subject, permission, { name }, now)).toBe(expected)
})

function raise(): never {
  throw new Error('No table.')
}
