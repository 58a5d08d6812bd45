/** A mutant that no test can tell from the source, and why. */
export interface Explanation {
  readonly file: string
  /** The piece of the source that is changed, as it stands there. */
  readonly original: string
  /** What stands in its place; every change of that piece when left out. */
  readonly replacement?: string
  readonly reason: string
}
