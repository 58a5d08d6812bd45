import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { createRoot } from 'react-dom/client'
import { Screen } from './screen'

export default defineLifecycles(
  (element, { platform, section, onCrash }) => {
    const root = createRoot(element, { onUncaughtError: (error) => onCrash(error as Error) })
    root.render(<Screen platform={platform} section={section} />)
    return () => root.unmount()
  },
  [new URL('./style.css', import.meta.url).href],
)
