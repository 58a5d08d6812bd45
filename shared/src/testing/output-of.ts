import type { ChildProcess } from 'node:child_process'

/** Collects stdout and stderr of a child process, as far as they are piped; returns what reads all of it so far. */
export function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  return () => output
}
