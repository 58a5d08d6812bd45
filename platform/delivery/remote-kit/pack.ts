import path from 'node:path'
import { workspace } from '../build/packages'
import { packPackages } from './pack-packages'

/** `pnpm remote-kit [folder]`: packs what a remote in a repository of its own is made with. */
const into = path.resolve(process.argv[2] ?? path.join(workspace, '.cache/kit'))
const tarballs = await packPackages(into)
process.stdout.write(`${tarballs.join('\n')}\n`)
process.stderr.write(`Into an existing project, both at once: npm install ${tarballs.join(' ')}\n`)
