import path from 'node:path'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'
import { deliverBuilds } from '@sarv/platform/delivery/local/deliver-builds'
import { openStore } from '@sarv/platform/delivery/store/open-store'

/** Puts the remotes that were built here into the store, and lets people run each that the store did not decide about. */
const origin = process.env.REMOTES_ORIGIN ?? 'http://localhost:3001'
const remotes = remoteFolders().map((folder) => ({
  folder,
  base: `${origin}/${path.basename(folder).replace('remote-', '')}`,
}))
for (const line of await deliverBuilds(await openStore(process.env.SARV_STORE ?? '.data/store'), remotes))
  process.stdout.write(`${line}\n`)
