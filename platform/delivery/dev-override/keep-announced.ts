import type { AnnouncedOverride, OverrideTaken } from '../../contract/override'
import type { ShellClient } from './shell-client'

/** Milliseconds between two announcements: several may be lost before the shell drops the override. */
const pause = 2_000

interface Announcements {
  /** Announces another build from now on; the first one that is taken opens the way into the shell. */
  next(override: AnnouncedOverride): void
  /** Takes the override out of the shell. */
  end(): Promise<void>
}

/**
 * Heartbeat that renews the override in a shell for as long as this machine serves it. A build that the shell refuses leaves
 * the one before in its place.
 * @param onTaken called when a build is shown for the first time
 * @param onRefused called once for every reason that follows another
 */
export function keepAnnounced(
  shell: ShellClient,
  onTaken: (override: AnnouncedOverride, taken: OverrideTaken) => void,
  onRefused: (error: Error) => void,
): Announcements {
  let wanted: AnnouncedOverride | undefined
  let shown: AnnouncedOverride | undefined
  let said = ''
  let timer: NodeJS.Timeout | undefined
  let under = Promise.resolve()

  async function beat(): Promise<void> {
    if (!wanted) return
    const asked = wanted
    try {
      const taken = await shell.announce(asked)
      said = ''
      if (shown !== asked) onTaken(asked, taken)
      shown = asked
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      if (reason.message !== said) onRefused(reason)
      said = reason.message
      if (shown && shown !== asked) await shell.announce(shown).catch(() => undefined)
    }
  }
  function beatNow(): void {
    clearTimeout(timer)
    under = under.then(beat).then(() => {
      clearTimeout(timer)
      timer = setTimeout(beatNow, pause)
    })
  }
  return {
    next(override) {
      wanted = override
      beatNow()
    },
    async end() {
      wanted = undefined
      await under
      clearTimeout(timer)
      // A shell that cannot be told finds out by itself.
      if (shown) await shell.end().catch(() => undefined)
    },
  }
}
