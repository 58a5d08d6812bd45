import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A container engine that answers. */
export interface Engine {
  /** Ends what was started for this. */
  close(): void
}

/** Seconds after which an engine that does not start is given up. */
const timeoutSeconds = 900

/**
 * The engine of this machine, or one that `SARV_ENGINE_SCRIPT` starts: a program that takes `up` and `purge`. Without
 * either the answer is why.
 */
export function openEngine(): Engine | { readonly missing: string } {
  if (answers()) return { close: () => undefined }
  const script = process.env.SARV_ENGINE_SCRIPT
  if (!script)
    return { missing: 'no Docker engine with compose answers, and SARV_ENGINE_SCRIPT names nothing that starts one' }
  if (!existsSync(script)) return { missing: `No Docker engine: expected one that runs or ${script} to start it.` }
  if (!isDebianRoot()) return { missing: 'no Docker engine answers, and one is started by root on Debian only' }
  const close = () => void spawnSync('bash', [script, 'purge'], { stdio: 'inherit' })
  const { status } = spawnSync('bash', [script, 'up'], { stdio: 'inherit', timeout: timeoutSeconds * 1_000 })
  if (status === 0 && answers()) return { close }
  close()
  return { missing: 'no Docker engine answers, and the one that was started did not come up' }
}

function answers(): boolean {
  return runs('info') && runs('compose', 'version')
}

function runs(...args: string[]): boolean {
  return spawnSync('docker', args, { stdio: 'ignore', timeout: 60_000 }).status === 0
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /debian/i.test(readFileSync(release, 'utf8'))
}
