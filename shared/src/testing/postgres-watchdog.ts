import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

/**
 * Watchdog: ends a PostgreSQL and removes its data when this process is killed, which runs no teardown.
 * @param folder of the server, as `startPostgres` names it
 */
export function watchPostgres(folder: string): void {
  const script = `
    cat
    if pid=$(head -n 1 "$1/data/postmaster.pid"); then
      kill -QUIT "$pid"
      while kill -0 "$pid"; do sleep 0.1; done
    fi
    rm -rf "$1"`
  // Its input ends with this process, in any way that the process ends.
  const watchdog = spawn('sh', ['-c', script, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.unref()
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
}
