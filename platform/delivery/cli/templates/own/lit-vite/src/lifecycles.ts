import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { NoteScreen } from './note-screen'
import style from './style.css?url'

export const lifecycles = defineLifecycles(
  (element, { platform, section }) => {
    const screen = Object.assign(new NoteScreen(), { platform, section })
    element.append(screen)
    return () => screen.remove()
  },
  [new URL(style, import.meta.url).href],
)
