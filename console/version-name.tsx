/** A version as people copy it: Latin, from left to right. */
export function VersionName({ version }: { version: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {version}
    </bdi>
  )
}
