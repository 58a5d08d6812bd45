/** What Stryker's instrumented code reads and writes; it finds it as `globalThis.__stryker__`. */
export interface MutantSwitch {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: Coverage
}

/** How often each mutant was reached: by which test, or (`static`) while the modules were loaded. */
export interface Coverage {
  readonly static: Readonly<Record<string, number>>
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>
}
