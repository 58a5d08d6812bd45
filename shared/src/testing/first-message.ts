import type { ChildProcess } from 'node:child_process'

/**
 * Waits for the first message of a child process over its IPC channel.
 * @param printed what the process has printed until now
 * @throws with what it printed where it ends before
 */
export function firstMessage<Message>(child: ChildProcess, printed: () => string): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message))
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${printed()}`)))
  })
}
