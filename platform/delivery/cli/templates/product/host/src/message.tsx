import type { Bus } from '@sarv/platform/contract/events/bus'
import { useEffect, useState } from 'react'

/** Shows the last alert or toast of the shell or a remote. */
export function Message({ bus }: { bus: Bus }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const show = ({ message }: { readonly message: string }) => setText(message)
    bus.on('alerted', show)
    bus.on('toasted', show)
    return () => {
      bus.off('alerted', show)
      bus.off('toasted', show)
    }
  }, [bus])
  return <p role="alert">{text}</p>
}
