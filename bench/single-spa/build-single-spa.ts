import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { HostBuild } from '@sarv/host/server/host-files'
import { copyBesideShell } from '../build/beside-shell'
import { buildOnce } from '../build/build-once'
import { buildRemotes } from '../build/build-remotes'
import { builtSides } from '../build/built-folders'
import { run, withCompiler } from '../build/run-webpack'
import { librariesConfig, libraryList, sharedLibraries } from './shared-libraries'
import { shellName, singleSpaRemote, singleSpaShell } from './single-spa-config'

/** The `imports` of the page's import map: the path of each shared module's file. */
export type Imports = Readonly<Record<string, string>>

const { shell } = builtSides['single-spa']
const importsFile = path.join(shell, 'imports.json')

/** Builds shell, shared libraries and remotes as ES modules, unless the sources are those of the last time. */
export function buildSingleSpa(say: (line: string) => void): Promise<void> {
  return buildOnce(
    'single-spa',
    import.meta.dirname,
    async () => {
      for (const config of [singleSpaShell(shell), librariesConfig(shell)])
        await withCompiler(config, async (compiler) => void (await run(compiler)))
      copyBesideShell(shell)
      listLibraries()
      await buildRemotes(builtSides['single-spa'], singleSpaRemote)
    },
    say,
  )
}

/** What the import map of each page says. */
export function builtImports(): Imports {
  return readJson<Imports>(importsFile)
}

/** Makes the shared libraries files of the shell, which a page preloads before its main script. */
function listLibraries(): void {
  const hostFile = path.join(shell, 'host.json')
  const { files, main, ...host } = readJson<HostBuild>(hostFile)
  const libraries = readJson<Pick<HostBuild, 'files'> & { scripts: Record<string, string> }>(
    path.join(shell, libraryList),
  )
  const first = [...Object.values(libraries.scripts), ...main.scripts]
  const listed = { ...host, files: [...libraries.files, ...files], main: { ...main, scripts: first } }
  writeFileSync(hostFile, JSON.stringify(listed satisfies HostBuild))
  const named = [...sharedLibraries.map((name) => [name, libraries.scripts[name]]), [shellName, main.scripts.at(-1)]]
  writeFileSync(importsFile, JSON.stringify(Object.fromEntries(named.map(([name, script]) => [name, `/${script}`]))))
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}
