import { json } from 'node:stream/consumers'
import type { Cardex } from '@sarv/shared/contract/fund-papers'
import { cardexPaper } from '../documents/cardex-paper'

/** Runs as a process of its own, because Jest cannot load the press: a cardex as JSON comes in, its PDF goes out. */
process.stdout.write(await cardexPaper((await json(process.stdin)) as Cardex))
