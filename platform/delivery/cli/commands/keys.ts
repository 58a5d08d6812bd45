import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SarvError } from '../../errors/sarv-error'
import { makeCatalogueKeys } from '../../store/catalogue/catalogue-signature'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'

export const keys: Command = {
  name: 'keys',
  usage: '<folder>',
  summary: 'Makes the pair of an installation: one half signs catalogues, the other checks them',
  examples: ['pnpm sarv keys ~/sarv-keys'],
  async run(call) {
    const folder = path.resolve(requireOneArgument(call, '<folder>'))
    const { privateKey, publicKey } = await makeCatalogueKeys()
    const [signing, checking] = [path.join(folder, 'signing-key.json'), path.join(folder, 'catalogue-key.json')]
    mkdirSync(folder, { recursive: true })
    create(signing, privateKey, 0o600)
    create(checking, publicKey, 0o644)
    return {
      lines: [
        `SARV_SIGNING_KEY=${signing}     only where deliveries are made; never into a repository`,
        `SARV_CATALOGUE_KEY=${checking}  for every server of the shell`,
      ],
      data: { SARV_SIGNING_KEY: signing, SARV_CATALOGUE_KEY: checking },
    }
  },
}

/** Never over another key: without it no one could change the catalogue any more. */
function create(file: string, key: object, mode: number): void {
  try {
    writeFileSync(file, `${JSON.stringify(key)}\n`, { flag: 'wx', mode })
  } catch {
    throw new SarvError('SARV-102', `${file} exists or cannot be written: name an empty folder.`)
  }
}
