import { pack } from './compile.js'

/** `node platform/delivery/compile/pack.js <program.ts> … [--external <package> …]`: compiles programs with their packages, for an image. */
const [programs, external] = process.argv
  .slice(2)
  .join(' ')
  .split('--external')
  .map((words) => words.split(' ').filter(Boolean))
for (const program of programs) await pack(program, external ?? [])
