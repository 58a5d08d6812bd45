import { expect, test } from '@jest/globals'
import { commands } from '../cli/commands'
import { commonOptions } from '../cli/common-options'
import { commandHelp, overview } from '../cli/help'
import { errorTable } from '../errors/error-table'
import { ownCommands } from './own-commands'
import { inOwnWords } from './own-words'

const own = ownCommands(commands)
/** Found by `doctor`, or by the smoke test, which a repository of its own has not. */
const ofWorkspace = ['SARV-502', 'SARV-503']

test.each([
  ['the overview', overview(own)],
  ...own.map((command) => [`the help of ${command.name}`, commandHelp(command, commonOptions)] as const),
  ...Object.entries(errorTable)
    .filter(([code]) => !ofWorkspace.includes(code))
    .map(([code, { description, fix }]) => [code, `${description} ${fix}`] as const),
])('in a repository of its own %s names no command and no file of the workspace', (_, text) => {
  const said = inOwnWords(text).replaceAll("the platform's workspace run `pnpm sarv publish host`", '')
  expect(said).not.toMatch(/pnpm (?!install)|docs\/errors|remote-<name>|workspace/)
})
