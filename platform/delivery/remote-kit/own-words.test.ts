import { expect, test } from '@jest/globals'
import { commonOptions } from '../cli/common-options'
import { overview, verbHelp } from '../cli/help'
import { verbs } from '../cli/verbs'
import { errorTable } from '../errors/error-table'
import { ownVerbs } from './own-verbs'
import { inOwnWords } from './own-words'

const own = ownVerbs(verbs)
/** Found by `doctor`, or by the smoke test, which a repository of its own has not. */
const ofWorkspace = ['SARV-502', 'SARV-503']

test.each([
  ['the overview', overview(own)],
  ...own.map((verb) => [`the help of ${verb.name}`, verbHelp(verb, commonOptions)] as const),
  ...Object.entries(errorTable)
    .filter(([code]) => !ofWorkspace.includes(code))
    .map(([code, { description, fix }]) => [code, `${description} ${fix}`] as const),
])('in a repository of its own %s names no command and no file of the workspace', (_, text) => {
  const said = inOwnWords(text).replaceAll("the platform's workspace run `pnpm sarv publish host`", '')
  expect(said).not.toMatch(/pnpm (?!install)|docs\/errors|remote-<name>|workspace/)
})
