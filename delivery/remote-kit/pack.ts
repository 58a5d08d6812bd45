import path from 'node:path'
import { workspace } from '../build/packages'
import { packPackages } from './pack-packages'

/** `pnpm remote-kit [folder]`: packs what a remote in a repository of its own is made with. */
const into = path.resolve(process.argv[2] ?? path.join(workspace, '.cache/kit'))
for (const file of await packPackages(into)) process.stdout.write(`${file}\n`)
