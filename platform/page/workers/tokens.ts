import { globals } from '../protocol'
import { serveTokens, type TokenWorkerFacts } from '../token-worker/serve-tokens'
import { checkChunks } from './checked-chunks'

declare const self: DedicatedWorkerGlobalScope & { readonly [globals.tokens]: TokenWorkerFacts }

const { chunks, ...settings } = self[globals.tokens]
checkChunks(chunks)
serveTokens(self, self.location.origin, settings)
