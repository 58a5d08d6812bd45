import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { platformVersion } from '../../contract/platform'
import { workspace } from '../build/packages'
import { SarvError } from '../errors/sarv-error'
import { packPackage, packPackages } from '../remote-kit/pack-packages'
import { pinnedVersions } from '../remote-kit/pinned-versions'
import { createOwnRemote } from './create-own-remote'

const template = path.join(import.meta.dirname, 'templates/product')
const platform = path.join(workspace, 'platform')

/** Where a template's package.json has versions of this repository. */
const pinned = /"([^"]+)": "catalog:"/g
/** What stands for the name of the product. */
const named = ['package.json', 'README.md', 'compose.yml', 'host/shell.json', 'host/src/mark.svg']

/**
 * Makes a product that has this platform as packages: a shell, one remote, and what runs them.
 * @param folder comes to stand outside this repository; its last part names the product
 * @throws SarvError when there is something, or the platform is a package itself
 */
export async function createProduct(folder: string): Promise<void> {
  if (existsSync(folder)) throw new SarvError('SARV-305', `${folder} exists already.`)
  if (!existsSync(platform))
    throw new SarvError(
      'SARV-102',
      'Invalid folder: expected to run in the repository of the platform, got a package of it.',
    )
  const name = path.basename(folder)
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new SarvError('SARV-102', `Invalid name: expected small letters, digits and -, got "${name}".`)
  cpSync(template, folder, { recursive: true })
  renameSync(path.join(folder, 'package.template.json'), path.join(folder, 'package.json'))
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  for (const file of named) edit(path.join(folder, file), (text) => text.replaceAll('example', name))
  edit(path.join(folder, 'package.json'), (text) =>
    text
      .replaceAll(pinned, (_, one: string) => `"${one}": "${pinnedVersions([one])[one]}"`)
      .replace('"platform"', `"file:packages/sarv-platform-${platformVersion}.tgz"`),
  )
  await packInto(path.join(folder, 'packages'))
  const title = { fa: 'خانه', en: 'Home' }
  createOwnRemote(folder, { name: 'home', title, template: 'react-webpack', packages: '../packages' })
}

/** Packs the platform and what remotes are made with. */
async function packInto(packages: string): Promise<void> {
  mkdirSync(packages)
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-packages-'))
  try {
    const tarballs = await packPackages(room)
    for (const tarball of [...tarballs, packPackage(platform, room)])
      cpSync(tarball, path.join(packages, path.basename(tarball)))
  } finally {
    rmSync(room, { recursive: true })
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
