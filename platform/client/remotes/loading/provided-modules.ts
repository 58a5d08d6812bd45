interface ProvidedModule {
  readonly version: string
  readonly exports: unknown
}

/**
 * The singletons of the page by the name that a remote imports, each with its version. The shell is their only provider: its
 * first module puts them here.
 */
export const providedModules: Record<string, ProvidedModule> = {}
