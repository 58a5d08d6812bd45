import { useShownPath } from '@sarv/shared/ui/layout/use-shown-path'
import { AskField } from './ask-field'
import styles from './overview.module.css'
import { PageHelp } from './page-help'

/** Section of the shell's third zone: a question to the assistant, and help for the page that is shown. (HST-074, HST-076) */
export function Overview() {
  const path = useShownPath()
  if (/^\/faq\b/.test(path)) return null
  return (
    <div className={styles.parts}>
      <AskField />
      <PageHelp path={path} />
    </div>
  )
}
