import type { Explanation } from './equivalent/explanation'
import { equivalentInRemotes } from './equivalent/remotes'
import { equivalentInSandbox } from './equivalent/sandbox'
import { equivalentInShared } from './equivalent/shared'

/** Mutants that no test can tell from the source, by the package in which they are. */
export const equivalentMutants: readonly Explanation[] = [
  ...equivalentInShared,
  ...equivalentInSandbox,
  ...equivalentInRemotes,
]
