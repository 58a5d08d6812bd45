import { execFileSync } from 'node:child_process'
import * as z from 'zod/mini'

/** Who built, from what: as the environment of the build says it. */
export const builder = z.object({
  /** A URI: of the workflow at GitHub, of the runner at GitLab, else `urn:sarv:builder:local`. */
  id: z.string(),
  /** The run, as an address. */
  run: z.optional(z.string()),
  /** Address of the repository. */
  repository: z.optional(z.string()),
  ref: z.optional(z.string()),
  /** The whole hash; absent outside a repository. */
  commit: z.optional(z.string()),
})
export type Builder = z.infer<typeof builder>

export const localBuilder = 'urn:sarv:builder:local'

/** The builder of a folder by the variables that GitHub Actions and GitLab CI set. */
export function builderFrom(env: NodeJS.ProcessEnv, folder: string): Builder {
  const { GITHUB_SERVER_URL: hub, GITHUB_REPOSITORY, GITHUB_WORKFLOW_REF, GITHUB_RUN_ID } = env
  const commit = fullCommitOf(folder)
  if (hub && GITHUB_REPOSITORY && GITHUB_WORKFLOW_REF)
    return {
      id: `${hub}/${GITHUB_WORKFLOW_REF}`,
      run: `${hub}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
      repository: `${hub}/${GITHUB_REPOSITORY}`,
      ref: env.GITHUB_REF,
      commit,
    }
  const { CI_PROJECT_URL: project, CI_RUNNER_ID, CI_JOB_URL, CI_COMMIT_REF_NAME } = env
  if (project)
    return {
      id: `${project}/-/runners/${CI_RUNNER_ID}`,
      run: CI_JOB_URL,
      repository: project,
      ref: CI_COMMIT_REF_NAME,
      commit,
    }
  return { id: localBuilder, commit }
}

function fullCommitOf(folder: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return undefined
  }
}
