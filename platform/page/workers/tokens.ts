import { serveTokens, type TokenWorkerFacts } from '../token-worker/serve-tokens'
import { checkChunks } from './checked-chunks'

declare const self: DedicatedWorkerGlobalScope & { readonly __SARV_TOKENS__: TokenWorkerFacts }

const { chunks, ...settings } = self.__SARV_TOKENS__
checkChunks(chunks)
serveTokens(self, self.location.origin, settings)
