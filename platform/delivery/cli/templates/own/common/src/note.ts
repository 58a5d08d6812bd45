import { endpoint, isApiError, type Platform } from '@sarv/contract'
import * as z from 'zod/mini'
import { wordsIn } from './texts'

const newNote = z.object({ text: z.string().check(z.minLength(1), z.maxLength(40)) })

/** A call of your own API; those of the product come from `@sarv/api`. The build finds it by its method and path. */
const saveNote = endpoint({
  method: 'POST',
  path: '/example/api/v1/notes/',
  summary: 'A new note',
  body: newNote,
  reply: z.object({ id: z.int() }),
  failure: 'caller',
})

/** What was typed and not sent: encrypted, of one person on one device. `remote.json` claims the slice. */
const draftOf = (platform: Platform) => platform.storage('example')

/** Reads what was typed before the person left. */
export async function readDraft(platform: Platform): Promise<string> {
  return (await draftOf(platform).get<string>().catch(platform.report)) ?? ''
}

export function keepDraft(platform: Platform, text: string): void {
  draftOf(platform).set(text).catch(platform.report)
}

/** Sends what was typed. @returns what is wrong with it, for the form; undefined when it is saved */
export async function sendNote(platform: Platform, text: string): Promise<string | undefined> {
  const words = wordsIn(platform.i18n.language)
  const note = newNote.safeParse({ text: text.trim() })
  if (!note.success) return words.invalid
  // The shell offers no new version of itself meanwhile.
  const unlock = platform.lock()
  try {
    const { id } = await platform.api.call(saveNote, { body: note.data })
    await draftOf(platform).set(undefined)
    platform.bus.emit('example/note-saved', { id })
    platform.toast(words.saved)
    return undefined
  } catch (error) {
    if (!isApiError(error)) platform.report(error)
    return (isApiError(error) && error.detail) || words.failed
  } finally {
    unlock()
  }
}
