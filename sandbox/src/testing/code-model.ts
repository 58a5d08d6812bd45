/** A code that was sent, as a walk remembers it. */
export interface SentCode {
  readonly of: string
  readonly text: string
  readonly at: number
  tries: number
  isUsed: boolean
}

/** What a model knows of codes: all that were sent to one person, and the flow that asks now. */
export interface Codes {
  readonly codes: readonly SentCode[]
  readonly now: number
  readonly uuid: string
}

const codeMs = 119_000
const roundMs = 15 * 60_000
const maxSends = 5
const maxTries = 5
const codeLength = 5

/** Whether a code may be sent by now: not before the last one has run out, and not too many. */
export function maySend({ codes, now, uuid }: Codes): boolean {
  const unused = codes.filter((code) => !code.isUsed && code.at > now - roundMs)
  const last = unused.findLast((code) => code.of === uuid)
  return (last === undefined || last.at + codeMs <= now) && unused.length < maxSends
}

/** Whether a typed code is right, which uses it up: the newest one of the flow counts, five times at most. */
export function enterCode({ codes, now, uuid }: Codes, text: string): boolean {
  const code = codes.findLast((one) => one.of === uuid)
  const isAlive = code !== undefined && !code.isUsed && code.tries < maxTries && code.at + codeMs > now
  if (!isAlive) return false
  if (text === code.text) code.isUsed = true
  else if (text.length === codeLength) code.tries += 1
  return code.isUsed
}
