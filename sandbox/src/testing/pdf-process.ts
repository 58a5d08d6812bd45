import { json } from 'node:stream/consumers'
import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { renderCardexPdf } from '../documents/cardex-pdf'

/**
 * Runs as a process of its own, because Jest cannot load the press: a cardex as JSON comes in, its PDF goes out, in
 * English with the argument `en`.
 */
const language = process.argv[2] === 'en' ? 'en' : 'fa'
process.stdout.write(await renderCardexPdf((await json(process.stdin)) as Cardex, language))
