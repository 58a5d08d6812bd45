import type { ChildProcess } from 'node:child_process'

/**
 * Waits for the first message of a child process over its IPC channel.
 * @param output reads what the process has printed so far
 * @throws with that where the process ends before
 */
export function firstMessage<Message>(child: ChildProcess, output: () => string): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message))
    child.once('exit', (code) => reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}:\n${output()}`)))
  })
}
