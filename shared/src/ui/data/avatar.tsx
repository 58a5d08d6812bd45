import { UserRound } from 'lucide-react'
import { languageOf } from '../../text/text-language'
import styles from './avatar.module.css'

/** Avatar: the first letter of a name in a circle, an outline when there is no name. @example <Avatar name="نگار فرهمند" /> */
export function Avatar({ name, size = 40 }: { name?: string; size?: number }) {
  const [letter] = (name ?? '').trim()
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size }}
      lang={languageOf(name ?? '')}
      aria-hidden
    >
      {letter ?? <UserRound size={size / 2} strokeWidth={1.75} />}
    </span>
  )
}
