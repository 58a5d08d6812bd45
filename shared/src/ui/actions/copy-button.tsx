import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button'

/**
 * Copy-to-clipboard button: copies a text and says «کپی شد» in a toast (PLT-057). `text` goes out as it is: give it ASCII digits.
 * @example <CopyButton text="408126773915" label="کپی شمارهٔ پیگیری" />
 */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('ui')
  const { toast, report } = usePlatform()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast(t('copied'))
    } catch (error) {
      report(error)
      toast(t('copyFailed'))
    }
  }
  return (
    <span className={styles.copy}>
      <IconButton icon={copied ? Check : Copy} label={label ?? t('copy')} onClick={copy} />
    </span>
  )
}
