import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '../build/packages'
import { packPackage, packPackages } from './pack-packages'
import { writeApi } from './write-api'

/**
 * `pnpm remote-kit [folder]`: packs what a remote in a repository of its own is made with. `--api <folder>` names the modules
 * that declare the product's API.
 */
const { values, positionals } = parseArgs({ options: { api: { type: 'string' } }, allowPositionals: true })
const into = path.resolve(positionals[0] ?? path.join(workspace, '.cache/kit'))
const tarballs = await packPackages(into)
if (values.api !== undefined) {
  await writeApi(values.api, path.join(into, 'api'))
  tarballs.push(packPackage(path.join(into, 'api'), into))
}
process.stdout.write(`${tarballs.join('\n')}\n`)
process.stderr.write(`Into an existing project, all at once: npm install ${tarballs.join(' ')}\n`)
