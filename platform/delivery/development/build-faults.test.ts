import { expect, test } from '@jest/globals'
import { buildFaults } from './build-faults'

const loader = './node_modules/swc-loader/src/index.js'
const drawing = [
  '   ,-[/sarv/remote-bank/src/card.tsx:4:1]',
  ' 4 |   return <p>hello</div>',
  '   :                    ^^^',
  '   `----',
].join('\n')
const sources: Readonly<Record<string, string>> = {
  '/sarv/remote-bank/src/index.ts': "import fa from '../locales/fa.json'\nimport { screens } from './nowhere'\n",
}
const faultsOf = (...errors: Parameters<typeof buildFaults>[0]) => buildFaults(errors, '/sarv', (file) => sources[file])

test('a syntax error: file and line as the compiler draws them, without its own stack', () => {
  const message = `Module build failed (from ${loader}):\n\u001b[31mError:   x Expected </p>\n${drawing}\u001b[0m\n\n\nCaused by:\n    Syntax Error\n\nStack backtrace:\n   0: <unknown>`
  expect(faultsOf({ message, moduleName: `${loader}!./remote-bank/src/card.tsx` })).toEqual([
    { kind: 'build', file: 'remote-bank/src/card.tsx', line: 4, message: `Error:   x Expected </p>\n${drawing}` },
  ])
})

test('an import that leads nowhere: the line of the source, not of the compiled module', () => {
  const message = "Module not found: Error: Can't resolve './nowhere' in '/sarv/remote-bank/src'"
  expect(faultsOf({ message, moduleName: './remote-bank/src/index.ts', loc: '7:0-30' })).toEqual([
    { kind: 'build', file: 'remote-bank/src/index.ts', line: 2, message },
  ])
})

test('a dictionary that is not JSON is named; a fault without an owner has its text', () => {
  const message = `Module build failed (from ${loader}):\nSyntaxError: Unexpected token } in JSON at position 12`
  expect(faultsOf({ message, moduleName: './remote-bank/locales/fa.json' }, { message: 'No space left' })).toEqual([
    {
      kind: 'build',
      file: 'remote-bank/locales/fa.json',
      message: 'SyntaxError: Unexpected token } in JSON at position 12',
    },
    { kind: 'build', message: 'No space left' },
  ])
})

test.each([
  ['esbuild', '✘ [ERROR] Expected ";" but found "x"\n\n    src/note.js:3:4:\n      3 │ let x x', 'src/note.js', 3],
  ['Vite', 'error during build:\n[plugin vite:vue] src/note.vue:12:3 Element is missing end tag.', 'src/note.vue', 12],
  ['webpack', 'ERROR in ./src/note.jsx 7:2\nModule parse failed: Unexpected token', 'src/note.jsx', 7],
])('PLT-097 the place in the words of %s', (_, message, file, line) =>
  expect(faultsOf({ message })).toEqual([{ kind: 'build', file, line, message }]),
)
