import { createComponent, inputBinding } from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { NoteScreen } from './note-screen'
import style from './style.css'

export const lifecycles = defineLifecycles(
  async (element, { platform, section }) => {
    const app = await createApplication()
    const screen = createComponent(NoteScreen, {
      environmentInjector: app.injector,
      hostElement: element,
      bindings: [inputBinding('platform', () => platform), inputBinding('section', () => section)],
    })
    app.attachView(screen.hostView)
    return () => app.destroy()
  },
  [new URL(style, import.meta.url).href],
)
