import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFixture } from '../testing/built-fixture'
import { kitHash } from '../webpack/kit/kit-hash'
import { byteBudgets } from './budgets'
import type { Files } from './candidate'
import { formatVerdicts } from './gate'
import { integrity } from './integrity'
import { kitNamed } from './kit-name'
import { pagePolicy } from './page-policy'

const script = Buffer.from('export const one = 1')
const style = Buffer.from('.a{color:red}')
const hash = (body: Buffer) => `sha256-${createHash('sha256').update(body).digest('base64')}`
const listed = (path: string, body: Buffer) => ({ path, integrity: hash(body), bytes: body.length, br: body.length })

const built = builtFixture('pma', {
  entry: 'entry.js',
  expose: { scripts: [], styles: ['a.css'] },
  files: [listed('entry.js', script), listed('a.css', style)],
})
const good: [string, Buffer][] = [
  ['entry.js', script],
  ['entry.js.br', brotliCompressSync(script)],
  ['a.css', style],
  ['platform.json', Buffer.from('{}')],
]

describe('integrity', () => {
  test.each<[string, [string, Buffer][], Partial<BuiltRemote>, string[]]>([
    ['as it was built', [], {}, []],
    [
      'a changed byte',
      [['entry.js', Buffer.from('export const one = 2')]],
      {},
      ['entry.js has other bytes than listed.', 'entry.js.br is not what it is compressed from.'],
    ],
    [
      'a compressed file of something else',
      [['entry.js.br', brotliCompressSync(style)]],
      {},
      ['entry.js.br is not what it is compressed from.'],
    ],
    [
      'a compressed file that is none',
      [['entry.js.br', style]],
      {},
      ['entry.js.br is not what it is compressed from.'],
    ],
    ['a file too many', [['old.js', script]], {}, ['old.js is there and not listed.']],
    [
      'an entry that is not listed',
      [],
      { entry: 'other.js' },
      ['other.js is needed for the first screen and not listed.'],
    ],
    [
      'a listed file that is missing',
      [],
      { files: [...built.files, listed('b.js', script)] },
      ['b.js is listed and not there.'],
    ],
  ])('%s', (_, files, different, details) => {
    const about = { built: { ...built, ...different }, files: new Map([...good, ...files]) }
    expect(integrity.find(about).map(({ detail }) => detail)).toEqual(details)
  })
})

describe('a kit', () => {
  const texts = ['export const a="kit-00000000-x"', '.kit-00000000-x{color:red}']
  const name = kitHash(texts)
  const [one = '', two = ''] = texts.map((text) => text.replaceAll('kit-00000000', `kit-${name}`))
  const kit = { specifier: `@sarv/kit@${name}`, script: 'kit.js', style: 'kit.css' }
  const kitFiles: [string, Buffer][] = [
    ['kit.js', Buffer.from(one)],
    ['kit.css', Buffer.from(two)],
  ]
  const about = (different: Partial<BuiltRemote>, files: readonly [string, Buffer][] = kitFiles) => ({
    built: { ...built, kit, files: [...built.files, ...files.map(([path, body]) => listed(path, body))], ...different },
    files: new Map([...good, ...files]),
  })
  const details = (candidate: ReturnType<typeof about>) =>
    [integrity, kitNamed].flatMap(({ find }) => find(candidate)).map(({ detail }) => detail)

  test('passes with both files listed, under the hash of its content', () => expect(details(about({}))).toEqual([]))

  test('that is missing is refused', () =>
    expect(details(about({}, []))).toEqual([
      'kit.js is needed for the first screen and not listed.',
      'kit.css is needed for the first screen and not listed.',
    ]))

  test('of other content than its name says is refused', () => {
    const changed: [string, Buffer][] = [['kit.js', Buffer.from(`${one};`)], ...kitFiles.slice(1)]
    expect(details(about({}, changed))).toEqual([
      expect.stringMatching(/^@sarv\/kit@\w{8} is the name of another content, which would be \w{8}\.$/),
    ])
  })

  test('counts for itself in the budgets', () => {
    const large = { path: 'kit.js', integrity: '', bytes: 0, br: 17_000 }
    const candidate = { built: { ...built, kit, budgets: { first: 1_000 }, files: [large] } }
    expect(byteBudgets.find(candidate).map(({ detail }) => detail)).toEqual([
      'Its kit is 16.6 KB, allowed are 16.0 KB.',
    ])
  })
})

describe('byte budgets', () => {
  const sized = (first: number, later: number, budgets?: BuiltRemote['budgets']) => ({
    built: {
      ...built,
      budgets,
      files: [
        { path: 'entry.js', integrity: '', bytes: 0, br: first },
        { path: 'later.js', integrity: '', bytes: 0, br: later },
      ],
    },
  })

  test.each([
    [sized(49_152, 100), []],
    [sized(49_153, 100), ['What its first screen needs is 48.0 KB, allowed are 48.0 KB.']],
    [sized(1_024, 524_288), ['All of it is 513.0 KB, allowed are 512.0 KB.']],
    [sized(2_048, 10, { first: 1_024 }), ['What its first screen needs is 2.0 KB, allowed are 1.0 KB.']],
    [sized(99_328, 10, { first: 102_400 }), []],
  ])('are the usual ones or those of the manifest (%#)', (about, details) => {
    expect(byteBudgets.find(about).map(({ detail }) => detail)).toEqual(details)
  })
})

describe('the page policy', () => {
  const filesOf = (text: string, path = 'a.js'): { files: Files } => ({ files: new Map([[path, Buffer.from(text)]]) })

  test.each([
    'const f=eval("1")',
    'new Function("return this")()',
    'document.write("<p>")',
    'a.href="javascript:void 0"',
    'import("data:text/javascript,1")',
  ])('blocks %s', (text) => {
    expect(pagePolicy.find(filesOf(text)).map(({ code, detail }) => [code, detail.startsWith('a.js ')])).toEqual([
      ['SARV-411', true],
    ])
  })

  test.each(['medieval("1")', 'a.eval("1")', 'class A{newFunction(){}}', 'const text="eval"'])(
    'lets %s through',
    (text) => {
      expect(pagePolicy.find(filesOf(text))).toEqual([])
    },
  )

  test.each([
    'trustedTypes.createPolicy("vue",{})',
    'let vi=void 0,tt=typeof window<"u"&&void 0;if(tt)try{vi=tt.createPolicy("vue",{})}catch{}',
  ])('leaves to the run what may never run, and says how to be rid of it: %s', (text) => {
    expect(pagePolicy.find(filesOf(text))).toEqual([])
    const [note = ''] = pagePolicy.note?.(filesOf(text)) ?? []
    expect(note).toMatch(/^a\.js .*`window\.trustedTypes`.*`typeof window`/)
    expect(formatVerdicts([{ rule: 'page policy', errors: [], notes: [note] }])).toEqual([
      '  ✓ page policy',
      `      note  ${note}`,
    ])
  })

  test('looks into scripts only', () => expect(pagePolicy.find(filesOf('eval("1")', 'terms.svg'))).toEqual([]))
})
