import type { Referral } from '@sarv/shared/contract/referral'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { Share2 } from 'lucide-react'
import styles from './referral.module.css'
import { shareLink } from './share-link'

/** A card with the person's referral code and link, to copy and to share. */
export function OwnCode({ referral }: { referral: Referral }) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const { code, link } = referral
  const share = async () => {
    const result = await shareLink(link, t('referral.invitation'))
    if (result === 'unsupported') toast(t('referral.shareUnsupported'))
  }
  const rows = [
    { key: t('referral.code'), value: <Copied text={code} label={t('referral.copyCode')} strong /> },
    { key: t('referral.link'), value: <Copied text={link} label={t('referral.copyLink')} /> },
  ]
  return (
    <>
      <p className={styles.lead}>{t('referral.how')}</p>
      <Card as="section" label={t('referral.own')} space="rows">
        <KeyValues rows={rows} />
      </Card>
      <div className={styles.share}>
        <Button block icon={Share2} onClick={() => void share()}>
          {t('referral.share')}
        </Button>
      </div>
    </>
  )
}

function Copied({ text, label, strong }: { text: string; label: string; strong?: boolean }) {
  return (
    <span className={styles.copied}>
      <bdi dir="ltr" translate="no" className={strong ? styles.code : styles.link}>
        {text}
      </bdi>
      <CopyButton text={text} label={label} />
    </span>
  )
}
