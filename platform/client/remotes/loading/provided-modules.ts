import type { Refusal } from '../../api/create-api'

interface ProvidedModule {
  readonly version: string
  readonly exports: unknown
  /** What one remote gets in the place of `exports`, where the module calls the product API. */
  readonly limited?: (refusal: Refusal) => unknown
}

/**
 * The singletons of the page by the name that a remote imports, each with its version. The shell is their only provider: its
 * first module puts them here.
 */
export const providedModules: Record<string, ProvidedModule> = {}
