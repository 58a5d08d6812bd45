import { rm } from 'node:fs/promises'
import { logEvent } from '@sarv/platform/lib/log/process-log'
import { readSettings } from './context/settings'
import { openServer } from './db/server'

const { store } = readSettings(process.env)
if (store.kind === 'folder') {
  await rm(store.path, { recursive: true, force: true })
  logEvent('sandbox: the data folder was removed; the next start begins with new data')
}
if (store.kind === 'server') {
  const db = await openServer(store.url)
  await db.script('drop schema public cascade; create schema public')
  await db.close()
  logEvent('sandbox: the database was emptied; the next start begins with new data')
}
