import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { createApp } from 'vue'
import NoteScreen from './note-screen.vue'
import style from './style.css?url'

export const lifecycles = defineLifecycles(
  (element, { platform, section, onCrash }) => {
    const app = createApp(NoteScreen, { platform, section })
    app.config.errorHandler = (error) => onCrash(error as Error)
    app.mount(element)
    return () => app.unmount()
  },
  [new URL(style, import.meta.url).href],
)
