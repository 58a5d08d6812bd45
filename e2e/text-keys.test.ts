import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

type Texts = { readonly [key: string]: string | Texts }

const root = path.resolve(import.meta.dirname, '..')
const dictionaries = {
  console: 'delivery/console/page/locales/fa.json',
  host: 'host/locales/fa.json',
  ui: 'shared/src/ui/locales/fa.json',
  ...Object.fromEntries(
    ['invest', 'pma', 'bank', 'recommendations', 'support'].map((name) => [
      `remote-${name}`,
      `remote-${name}/locales/fa.json`,
    ]),
  ),
}
const plural = /_(?:zero|one|two|few|many|other)$/

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(plural, '')] : keysOf(value, `${before}${key}.`),
  )
}

const known = new Set(
  Object.entries(dictionaries).flatMap(([namespace, file]) =>
    keysOf(JSON.parse(readFileSync(path.join(root, file), 'utf8'))).map((key) => `${namespace}:${key}`),
  ),
)

/** Keys that a source names whole, each with all namespaces that it may be in; one that is put together is not among them. */
function namedKeys(file: string, source: string): string[][] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const asked = [...code.matchAll(/useTranslation\((?:'(\w+)')?\)/g)].map(([, name]) => name ?? file.split('/', 1)[0])
  return [...code.matchAll(/(?<![\w.])t\(\s*'([\w.:-]+)'(?:, \{ ns: '(\w+)')?/g)].map(([, key = '', other]) => {
    if (key.includes(':')) return [key]
    return (other === undefined ? asked : [other]).map((namespace) => `${namespace}:${key}`)
  })
}

test('PLT-032 each text that a screen names is in the dictionary', () => {
  const sources = workspaceFiles(root).filter((file) =>
    /^((host|shared|remote-\w+)\/src|delivery\/console\/page)\/.*(?<!\.test)\.tsx?$/.test(file),
  )
  const named = sources.flatMap((file) =>
    namedKeys(file, readFileSync(path.join(root, file), 'utf8')).map((keys) => ({ file, keys })),
  )
  expect(named.length).toBeGreaterThan(1000)
  expect(named.filter(({ keys }) => keys.length > 0 && !keys.some((key) => known.has(key)))).toEqual([])
})
