import { kilobytes } from '../../gate/budgets'
import { versionDiff } from '../../gate/version-diff'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { namedVersion } from '../../store/versions/named-version'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'

export const diff: Command = {
  name: 'diff',
  usage: '<name>@<version>',
  summary: 'What people would get whom it is promoted to, against what everybody runs',
  completes: 'versions',
  examples: ['pnpm sarv diff pma@1.2.0'],
  async run(call) {
    const store = await call.context.store()
    const next = await namedVersion(store, requireOneArgument(call, '<name>@<version>'))
    const { catalogue } = await readCatalogue(store, call.context.keys())
    const now = catalogue.remotes.find(({ current }) => current.name === next.name)?.current
    if (!now)
      return { lines: [`${next.name} is not in the catalogue yet: all of it is new.`], data: { next: next.version } }
    const found = versionDiff(now, next)
    const { files, bytes, declared } = found
    const from = (pair: readonly [number, number]) => `${kilobytes(pair[0])} → ${kilobytes(pair[1])}`
    return {
      lines: [
        `${next.name}  ${now.version} (${now.commit}) → ${next.version} (${next.commit})`,
        `  files         ${files.same} the same, ${files.new} new, ${files.gone} gone`,
        `  first screen  ${from(bytes.first)}`,
        `  all of it     ${from(bytes.whole)}`,
        ...(declared.length === 0 ? ['  remote.json   says the same'] : declared.map((line) => `  ${line}`)),
      ],
      data: { name: next.name, now: now.version, next: next.version, ...found },
    }
  },
}
