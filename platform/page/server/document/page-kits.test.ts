import { expect, test } from '@jest/globals'
import { kitScopes } from '../../../contract/kit'
import { builtFixture } from '../../../delivery/testing/built-fixture'
import type { ServedRemote } from '../catalogue/served-catalogue'
import { kitOf, ownKit, type PageKit } from './page-kits'
import { toPageData } from './to-page-data'

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`

/** A remote whose kit has that name and those bytes. */
function remote(name: string, kit: string, bytes = kit): ServedRemote {
  const [script, style] = [`kit.${kit}.js`, `kit.${kit}.css`]
  return {
    base: `https://${name}.ir`,
    current: builtFixture(name, {
      kit: { specifier: `@sarv/kit@${kit}`, script, style },
      files: [script, style].map((path) => ({ path, integrity: hash(bytes.slice(0, 1)), bytes: 1, br: 1 })),
    }),
  }
}

const kitAt = (folder: string, kit: string): PageKit => ({
  specifier: `@sarv/kit@${kit}`,
  script: { url: `${folder}/kit.${kit}.js`, integrity: hash(kit.slice(0, 1)) },
  style: { url: `${folder}/kit.${kit}.css`, integrity: hash(kit.slice(0, 1)) },
})

const config = { api: '', identity: '', clientId: '', version: '1', gallery: false, analytics: 'off' } as const
const provided = { react: '19.3.1', '@sarv/shared/platform': '1.3.0' }

const [a, b] = ['aaaaaaaa', 'bbbbbbbb']
const bank = remote('bank', a)
const own = kitAt('https://bank.ir/1.0.0', a)

test.each<[string, (PageKit | undefined)[], PageKit]>([
  ['its own folder when nobody else has it', [], own],
  ['the shell, which has the same', [kitAt('', a), own], kitAt('', a)],
  [
    'another remote, which comes before it',
    [undefined, kitAt('https://pma.ir/2.0.0', a), own],
    kitAt('https://pma.ir/2.0.0', a),
  ],
  ['its own folder when the shell has another', [kitAt('', b), own], own],
])('a kit comes from %s', (_, known, kit) => expect(kitOf(bank, known)).toEqual(kit))

test('T1 a kit of the same name and other bytes is another kit', () => {
  const liar = remote('pma', a, b)
  expect(kitOf(liar, [own])?.script.url).toBe(`https://pma.ir/1.0.0/kit.${a}.js`)
  expect(kitOf(bank, [kitOf(liar, [])])).toEqual(own)
})

test('a remote without a kit, one whose kit is not listed and one that is left out have none', () => {
  const unlisted = { ...bank, current: { ...bank.current, files: bank.current.files.slice(0, 1) } }
  const without = { base: 'https://pma.ir', current: builtFixture('pma') }
  expect([without, unlisted, { ...bank, isLeftOut: true } as const].map((one) => kitOf(one, [own]))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('PLT-006 the import map of a page leads equal kits to one URL, and each other kit to its own', () => {
  const remotes = [remote('invest', b), bank, remote('pma', a), remote('support', b)]
  const kits = [kitAt('', a), ...remotes.map(ownKit)]
  const data = toPageData({ revision: 1, issued: '', remotes }, config, provided, remotes, kits)
  const theirs = `https://invest.ir/1.0.0/kit.${b}.js`
  expect(kitScopes(data.remotes)).toEqual({
    'https://invest.ir/1.0.0/': { [`@sarv/kit@${b}`]: theirs },
    'https://bank.ir/1.0.0/': { [`@sarv/kit@${a}`]: `/kit.${a}.js` },
    'https://pma.ir/1.0.0/': { [`@sarv/kit@${a}`]: `/kit.${a}.js` },
    'https://support.ir/1.0.0/': { [`@sarv/kit@${b}`]: theirs },
  })
})

test('PLT-007 a remote that does not fit this host has no kit in its pages', () => {
  const late = { ...bank, current: { ...bank.current, requires: { platform: '^9.0.0' } } }
  const { remotes } = toPageData({ revision: 1, issued: '', remotes: [late] }, config, provided)
  expect(remotes.map(({ refused, kit }) => [refused, kit])).toEqual([['incompatible', undefined]])
})
