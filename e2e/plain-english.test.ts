import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')

/** Phrases that an engineer stumbles over, and what stands in their place. Errors say *what failed: expected X, got Y*. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![Tt]here )\b(?:is|are|was|were) no (?:port|key|JSON|number|origin|page|text|catalogue|token|reason|[A-Z]\w+)\b/,
    'is not a …',
  ],
  [/(?<![Tt]here )\b(?:is|are) none of\b/i, 'is not one of'],
  [/\banew\b/i, 'again'],
  [/\bsomebody\b/i, 'a person, another person'],
  [/\banybody\b/i, 'anyone'],
  [/\bwhomsoever\b|\bwhosoever\b/i, 'any person who'],
  [/did not arrive/i, 'Could not load …'],
  [/\bpatience(?= =|\.ts)/, 'timeout'],
  [/\b(?:most|longest|usual)[A-Z]\w*(?= =)/, 'max…, default…'],
]

/** Texts that people read in the app say it as people do. */
const notOperators =
  /^(?:sandbox\/src\/(?:chat|documents|seed|recommendation|stages|survey)|host|remote-\w+|shared)\/.*|\.json$/

const all = workspaceFiles(root)
const files = all.filter(
  (file) =>
    /\.(?:[jt]sx?|md)$/.test(file) &&
    !/\.(?:test|spec)\.tsx?$|\/testing\/|^docs\/|CONTRIBUTING|plain-english|\/node_modules\//.test(file) &&
    !notOperators.test(file),
)

test.each(phrases)('no source of platform, tools and services says %s: %s', (phrase) => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (phrase.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test('no title of a test says nobody, somebody, anybody, whoever, anew, or is none', () => {
  const title = /^\s*(?:test|it|describe)\b.*['`].*\b(?:nobody|somebody|anybody|whoever|anew|(?<!there )is none)\b/i
  const found = all
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('plain-english'))
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))
    .filter((line) => title.test(line))
  expect(found).toEqual([])
})
