import { useState } from 'react'
import { OnRequest } from '../ui/network/on-request'
import styles from './answer-note.module.css'
import type { OfferedAnswer } from './question'

/**
 * Hint and picture that belong to an answer; a picture that does not load leaves no gap. (REC-013)
 * @example <AnswerNote answer={{ id: '2', title: 'سه سال', hint: 'با یک سال سقوط هم کنار می‌آیید.' }} />
 */
export function AnswerNote({ answer: { hint, picture } }: { answer: OfferedAnswer }) {
  const [broken, setBroken] = useState<string>()
  const shown = picture && picture.address !== broken ? picture : undefined
  return (
    <>
      {hint && <span className={styles.hint}>{hint}</span>}
      {shown && (
        <OnRequest show="picture">
          <img
            className={styles.picture}
            src={shown.address}
            alt={shown.title}
            onError={() => setBroken(shown.address)}
          />
        </OnRequest>
      )}
    </>
  )
}
