/**
 * A component for React, as the shell gives it. Types of React are not named in the contract: remotes in other frameworks
 * have none, and every import of a missing package would be `any`.
 */
export type ReactComponent<Props> = (
  props: Props,
  // biome-ignore lint/suspicious/noExplicitAny: React's node, and what other JSX libraries call theirs.
) => any

/** An address, whole or in parts. */
export type To = string | { readonly pathname?: string; readonly search?: string; readonly hash?: string }

/** What `<Router navigator>` of React Router takes. */
export interface Navigator {
  readonly createHref: (to: To) => string
  readonly go: (delta: number) => void
  readonly push: (to: To, state?: unknown) => void
  readonly replace: (to: To, state?: unknown) => void
}
