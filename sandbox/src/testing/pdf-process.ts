import { json } from 'node:stream/consumers'
import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { renderCardexPdf } from '../documents/cardex-pdf'

/** Runs as a process of its own, because Jest cannot load the press: a cardex as JSON comes in, its PDF goes out. */
process.stdout.write(await renderCardexPdf((await json(process.stdin)) as Cardex))
