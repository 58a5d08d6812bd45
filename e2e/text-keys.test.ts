import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { remoteNames } from '@sarv/platform/delivery/build/packages'
import { flatTexts, valuesOf } from '@sarv/shared/testing/locales'
import { type TextCall, textCalls } from './text-calls'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')
const dictionaries = {
  console: 'console/locales/fa.json',
  host: 'host/locales/fa.json',
  ui: 'shared/src/ui/locales/fa.json',
  feed: 'shared/src/feed/texts/fa.json',
  investBroker: 'remote-invest/src/change-broker/texts/fa.json',
  investHome: 'remote-invest/src/home/texts/fa.json',
  investWatch: 'remote-invest/src/watch/texts/fa.json',
  notices: 'host/src/notices/texts/fa.json',
  supportFeedback: 'remote-support/src/chat/texts/fa.json',
  ...Object.fromEntries(
    remoteNames()
      .map((name) => [`remote-${name}`, `remote-${name}/locales/fa.json`] as const)
      .filter(([, file]) => existsSync(path.join(root, file))),
  ),
}
const plural = /_(?:zero|one|two|few|many|other)$/
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const texts = new Map<string, string>(
  Object.entries(dictionaries).flatMap(([namespace, file]) =>
    [...flatTexts(JSON.parse(read(file)))].map(
      ([key, text]) => [`${namespace}:${key.replace(plural, '')}`, text] as const,
    ),
  ),
)

const sources = workspaceFiles(root).filter((file) =>
  /^((host|shared|remote-\w+)\/src|console)\/(?!testing\/).*(?<!\.test)\.tsx?$/.test(file),
)
let calls: readonly (TextCall & { readonly file: string; readonly keys: readonly string[] })[] = []

beforeAll(() => {
  calls = sources.flatMap((file) =>
    textCalls(read(file), file).map((call) => ({
      ...call,
      file,
      keys: [...texts.keys()].filter((key) => call.pattern.test(key)),
    })),
  )
  expect(calls.length).toBeGreaterThan(1500)
})

test('PLT-032 each text that a screen names is in the dictionary', () => {
  expect(calls.filter(({ keys }) => keys.length === 0)).toEqual([])
})

test('PLT-032 each screen that names a text gives all its values', () => {
  const missing = calls.flatMap(({ file, keys, values }) =>
    keys.flatMap((key) =>
      valuesOf(texts.get(key) ?? '')
        .filter((value) => values && !values.includes(value))
        .map((value) => `${file}: ${key} needs ${value}`),
    ),
  )
  expect(missing).toEqual([])
})

test('each text in a dictionary is named by a screen', () => {
  const named = new Set(calls.flatMap(({ keys }) => keys))
  const code = sources.map(read).join('\n')
  const isQuoted = (key: string) => [key, key.replace(/^.*:/, '')].some((name) => code.includes(`'${name}'`))
  // Sandbox and shell name a state's word by its kind and value.
  const unused = [...texts.keys()].filter((key) => !key.startsWith('ui:status.') && !named.has(key) && !isQuoted(key))
  expect(unused).toEqual([])
})
