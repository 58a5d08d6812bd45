import { deliveredIn } from '../../../contract/catalogue'
import type { BuiltShell } from '../../../contract/catalogued-shell'
import type { BuiltRemote } from '../../../contract/manifest'
import { shellName } from '../../../contract/shell-name'
import { packagesOf } from '../../attestations/attestations'
import { kilobytes } from '../../gate/budgets'
import { addedAndRemoved, shellDiff, type VersionDiff, versionDiff } from '../../gate/version-diff'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import type { Store } from '../../store/store'
import { publishedShell } from '../../store/versions/host-versions'
import { namedVersion, versionName } from '../../store/versions/named-version'
import { shellFileList } from '../../store/versions/shell-store'
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
    const name = requireOneArgument(call, '<name>@<version>')
    const { remote, version } = versionName(name)
    const { catalogue } = await readCatalogue(store, call.context.keys())
    const now = deliveredIn(catalogue).find(({ current }) => current.name === remote)?.current
    const next = remote === shellName ? await publishedShell(store, version) : await namedVersion(store, name)
    if (!now) return { lines: [`${remote} is not in the catalogue yet: all of it is new.`], data: { next: version } }
    const { files, bytes, declared } = await differences(store, now, next)
    const [had, has] = [await packagesOf(store, now), await packagesOf(store, next)]
    const packages = had && has && addedAndRemoved(had, has)
    const from = (pair: readonly [number, number]) => `${kilobytes(pair[0])} → ${kilobytes(pair[1])}`
    return {
      lines: [
        `${remote}  ${now.version} (${now.commit}) → ${version} (${next.commit})`,
        `  files         ${files.same} the same, ${files.new} new, ${files.gone} gone`,
        ...(bytes ? [`  first screen  ${from(bytes.first)}`, `  all of it     ${from(bytes.whole)}`] : []),
        ...(packages ?? []).map((line) => `  ${line}`),
        ...(declared.length === 0 ? ['  declarations  the same'] : declared.map((line) => `  ${line}`)),
      ],
      data: { name: remote, now: now.version, next: version, files, bytes, declared, packages },
    }
  },
}

type Built = BuiltRemote | BuiltShell

async function differences(
  store: Store,
  now: Built,
  next: Built,
): Promise<Omit<VersionDiff, 'bytes'> & Partial<VersionDiff>> {
  if ('routes' in now && 'routes' in next) return versionDiff(now, next)
  if ('routes' in now || 'routes' in next) throw new Error('A remote and a shell have nothing in common.')
  const hashes = async (one: BuiltShell) => Object.values(await shellFileList(store, one))
  return shellDiff(now, next, { now: await hashes(now), next: await hashes(next) })
}
