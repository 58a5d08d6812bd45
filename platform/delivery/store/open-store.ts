import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderStore } from './folder-store'
import type { Store } from './store'

/**
 * The store at an address: a folder's path, or `s3://` with the bucket, what keys begin with, and where the server is.
 * @example await openStore('.data/store')
 * @example await openStore('s3://sarv/production?endpoint=https://objects.example&region=thr-1')
 * @throws Error when it is not such an address
 */
export async function openStore(address: string): Promise<Store> {
  if (!/^[a-z0-9]{2,}:/.test(address)) return folderStore(path.resolve(address))
  const url = new URL(address)
  if (url.protocol === 'file:') return folderStore(fileURLToPath(url))
  if (url.protocol !== 's3:' || !url.hostname)
    throw new Error(`Invalid store: expected a path or s3://bucket, got ${address}.`)
  // Half a second of loading that a folder does not need.
  const { s3Store } = await import('./s3-store')
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  return s3Store({
    bucket: url.hostname,
    prefix: prefix && `${prefix}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
  })
}
