/** A diagnostic of the sources: what stops a build, an error of type, a manifest that cannot be used, a throw on the page. */
export interface Fault {
  readonly kind: 'build' | 'types' | 'manifest' | 'runtime'
  /** Where, relative to the workspace; undefined when it is not known. */
  readonly file?: string
  readonly line?: number
  readonly message: string
}

/** Where a diagnostic is, as editors and terminals read it. @example 'remote-savings/src/card/card-screen.tsx:12' */
export function placeOf({ file, line }: Pick<Fault, 'file' | 'line'>): string {
  return [file, line].filter((part) => part !== undefined).join(':')
}

/** What is left to show: a file that does not build says its errors of type in other words once more. */
export function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const unbuilt = new Set(faults.filter(({ kind }) => kind === 'build').map(({ file }) => file))
  return faults.filter(({ kind, file }) => kind !== 'types' || !unbuilt.has(file))
}
