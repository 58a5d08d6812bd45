import { Counter, type Registry } from 'prom-client'

/** Tells of wrong passwords and tokens: in the log without name and address, and as counters. */
export function signInWatch(log: (line: string) => void, register?: Registry) {
  const registers = register ? [register] : []
  const wrong = new Counter({
    name: 'sarv_console_wrong_sign_ins_total',
    help: 'Requests with a wrong password or token.',
    registers,
  })
  const lockOuts = new Counter({
    name: 'sarv_console_lock_outs_total',
    help: 'How often an address was locked out for a minute.',
    registers,
  })
  return {
    /** @param guesses what the address has left after this one */
    wrong(guesses: { readonly isAllowed: boolean; readonly remaining?: number }): void {
      wrong.inc()
      log('Wrong sign-in at the console')
      if (guesses.remaining !== 0) return
      lockOuts.inc()
      log('An address is locked out of the console for a minute: too many wrong sign-ins')
    },
  }
}
