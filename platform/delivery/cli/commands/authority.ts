import { authorityLines } from '../../../contract/authority'
import { type CataloguedRemote, stableOf } from '../../../contract/catalogue'
import type { Authority, BuiltRemote } from '../../../contract/manifest'
import { SarvError } from '../../errors/sarv-error'
import { remoteOf } from '../../store/catalogue/catalogue-changes'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import type { Command } from '../command'

/** What a version that people run may do. */
interface Listed extends Partial<Authority> {
  readonly name: string
  readonly owner: string
  readonly version: string
  /** Present for a version that only a part of the people run. */
  readonly canary?: true
  readonly storage: readonly string[]
  readonly events: readonly string[]
}

export const authority: Command = {
  name: 'authority',
  usage: '[<name>]',
  summary: 'Lists what each remote that runs may do: operations of the product API, storage, events, abilities',
  completes: 'catalogued',
  examples: ['pnpm sarv authority', 'pnpm sarv authority pma --json'],
  async run({ args, context }) {
    const [name, more] = args
    if (more !== undefined) throw new SarvError('SARV-102', `Expected one name at most, got "${args.join(' ')}".`)
    const { catalogue } = await readCatalogue(await context.store(), context.keys())
    const remotes = name === undefined ? catalogue.remotes : [remoteOf(catalogue, name)]
    const running = remotes.flatMap(runningOf)
    return {
      lines: running.flatMap(({ built, isCanary }) => [
        `${built.name}@${built.version} (${built.owner})${isCanary ? ', a canary' : ''}`,
        ...authorityLines(built).map((line) => `  ${line}`),
      ]),
      data: running.map(({ built, isCanary }) => listedOf(built, isCanary)),
    }
  },
}

function runningOf(remote: CataloguedRemote): { built: BuiltRemote; isCanary: boolean }[] {
  const canary = remote.canary ? [{ built: remote.canary.built, isCanary: true }] : []
  return stableOf(remote) ? [{ built: remote.current, isCanary: false }, ...canary] : canary
}

function listedOf({ name, owner, version, authority, storage, events = [] }: BuiltRemote, isCanary: boolean): Listed {
  return { name, owner, version, ...(isCanary ? { canary: true } : {}), ...authority, storage, events }
}
