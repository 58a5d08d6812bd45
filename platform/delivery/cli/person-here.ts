import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import { workspace } from '../build/packages'

/** Who is at this machine: the name in git, else the user's. */
export function personHere(): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: workspace,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
    if (name) return name
  } catch {
    // No git, or no name set in it: then the user of this machine.
  }
  return userInfo().username
}
