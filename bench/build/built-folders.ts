import path from 'node:path'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'

/** The remote of which a next version is deployed while a visitor is away. */
export const deployed = 'support'

/** The source of it that is another one in its next version. */
export const changedSource = path.join(folderOf(deployed), 'src/index.ts')

export const hostFolder = path.join(workspace, 'host')

/** Where everything is that this bench builds. */
export const built = path.join(workspace, 'bench/dist')

/** The monolith's builds. `platform.json` of its remotes is under `<folder>/<remote>/dist`. */
export const monolithFolders = { usual: path.join(built, 'monolith'), next: path.join(built, 'next-monolith') } as const

/** Where the parts of a variant are that has remotes of their own. The output of a remote is in `dist` of its folder. */
export interface BuiltVariant {
  /** The folder that the shell is served from; its own `dist` when undefined. */
  readonly shell?: string
  readonly remote: (name: string) => string
  /** The next version of `deployed`. */
  readonly next: string
}

type WithShell = BuiltVariant & { readonly shell: string }

export const builtVariants: { readonly federated: BuiltVariant; readonly plugin: WithShell } = {
  federated: { remote: folderOf, next: path.join(built, `next-${deployed}`) },
  plugin: under(path.join(built, 'plugin')),
}

function under(folder: string): WithShell {
  return {
    shell: path.join(folder, 'shell'),
    remote: (name) => path.join(folder, name),
    next: path.join(folder, `next-${deployed}`),
  }
}
