import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { mount, unmount } from 'svelte'
import Screen from './screen.svelte'
import style from './style.css'

export const lifecycles = defineLifecycles(
  (element, { platform, section }) => {
    const screen = mount(Screen, { target: element, props: { platform, section } })
    return () => void unmount(screen)
  },
  [new URL(style, import.meta.url).href],
)
