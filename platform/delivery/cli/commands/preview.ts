import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { namedVersion, versionName } from '../../store/versions/named-version'
import { requireOneArgument } from '../arguments'
import type { Call, Command } from '../command'
import { parseMinutes } from '../minutes'
import { defaultLife, previewAddress } from '../preview-address'
import { shortTime } from '../short-time'

export const preview: Command = {
  name: 'preview',
  usage: '<name>@<version>',
  summary: 'Prints an address that shows a published version in the live shell, in one browser',
  options: {
    against: { type: 'string', description: 'The address of the shell; else SARV_ORIGIN' },
    for: { type: 'string', description: 'How long the address is good: 30m, 2h or 1d; else 7d, 30d at most' },
  },
  completes: 'versions',
  examples: ['pnpm sarv preview pma@1.2.0', 'pnpm sarv preview pma@1.2.0 --for 2h --against https://app.example.ir'],
  async run(call) {
    const name = requireOneArgument(call, '<name>@<version>')
    const { context } = call
    const shell = shellOf(call)
    const minutes = lifeOf(call)
    if (versionName(name).remote === shellName)
      throw new SarvError(
        'SARV-102',
        'Only remotes have previews; let a part of the people try a shell with `promote`.',
      )
    const store = await context.store()
    const { name: remote, version } = await namedVersion(store, name)
    const { catalogue } = await readCatalogue(store, context.keys())
    const { address, until } = await previewAddress(context, catalogue, { name: remote, version, shell, minutes })
    return { lines: [`Preview until ${shortTime(until)}: ${address}`], data: { address, until } }
  },
}

function shellOf(call: Call): string {
  const shell = call.text('against') ?? call.context.env.SARV_ORIGIN ?? ''
  if (/^https?:/.test(shell) && URL.canParse(shell)) return new URL(shell).origin
  throw new SarvError('SARV-102', 'Whose preview: --against <address of the shell>, or SARV_ORIGIN.')
}

const maxLife = 30 * 24 * 60

function lifeOf(call: Call): number {
  const text = call.text('for')
  const minutes = text === undefined ? defaultLife : parseMinutes(text)
  if (minutes !== undefined && minutes <= maxLife) return minutes
  throw new SarvError('SARV-102', `Invalid --for: expected a time like 30m, 2h or 1d, 30d at most, got "${text}".`)
}
