import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { startPostgres } from './postgres-server'

/** Jest's globalSetup: one PostgreSQL for all test databases of the run, found by SARV_TEST_POSTGRES; the common sandbox has its own one. */
export default async function start(): Promise<void> {
  const postgres = await startPostgres('nothing')
  globalThis.sarvPostgres = postgres
  process.env.SARV_TEST_POSTGRES = postgres.folder
  process.env.SARV_TEST_DATABASE_URL = postgres.url
  startWatchdog(postgres.folder)
}

/** Watchdog: ends the server and removes its data when this process is killed, which runs no teardown. */
function startWatchdog(folder: string): void {
  const script = `
    cat
    if pid=$(head -n 1 "$1/data/postmaster.pid"); then
      kill -QUIT "$pid"
      while kill -0 "$pid"; do sleep 0.1; done
    fi
    rm -rf "$1"`
  // Its input ends with this process, in whatever way that ends.
  const watchdog = spawn('sh', ['-c', script, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.unref()
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
}
