import * as z from 'zod/mini'
import type { Store } from '../store'

/** When a version was uploaded and by whom. Not beside its files, which any visitor may read. */
const uploadRecord = z.object({
  /** ISO 8601. */
  at: z.string(),
  by: z.string(),
})
export type UploadRecord = z.infer<typeof uploadRecord>

const keyOf = (name: string, version: string) => `uploads/${name}/${version}.json`

/** Says that an upload begins; one that completes an earlier half takes its place. */
export async function recordUpload(store: Store, name: string, version: string, by: string): Promise<void> {
  const key = keyOf(name, version)
  const record: UploadRecord = { at: new Date().toISOString(), by }
  await store.put(key, `${JSON.stringify(record)}\n`, 'any')
}

/** Undefined for a version that was uploaded before such records were kept. */
export async function uploadOf(store: Store, name: string, version: string): Promise<UploadRecord | undefined> {
  const stored = await store.get(keyOf(name, version))
  return stored && uploadRecord.parse(JSON.parse(new TextDecoder().decode(stored.body)))
}
