/** Why something failed, in one line: the first one of an error's message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? error.name) : String(error)
}
