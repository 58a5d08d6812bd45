import module from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from './compile.js'

/** `node platform/delivery/compile/run.js <program.ts> [arguments]`: runs a program without a compiler in its process. */
const [, , program] = process.argv
if (!program) throw new Error('Which program?')
// The program sees itself in the place of this file.
process.argv.splice(1, 1)
process.setSourceMapsEnabled(true)
// What V8 has compiled of the last run is a tenth of a start.
// Absent in Node 20, with which a shell may complete the command.
module.enableCompileCache?.(path.resolve(import.meta.dirname, '../../../.cache/v8'))
await import(pathToFileURL(await compile(program)).href)
