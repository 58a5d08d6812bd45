import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFont } from './make-font'

/** `pnpm font` makes the app's font again, after a new release of the package or for other characters. */
await writeFile(path.join(import.meta.dirname, 'vazirmatn-persian.woff2'), await makeFont())
