import { serveTokens, type TokenWorkerSettings } from '@sarv/shared/internal/token-worker/serve-tokens'

declare const self: DedicatedWorkerGlobalScope & { readonly __SARV_TOKENS__: TokenWorkerSettings }

serveTokens(self, self.location.origin, self.__SARV_TOKENS__)
