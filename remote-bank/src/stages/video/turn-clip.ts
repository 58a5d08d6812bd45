import { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM } from 'mediabunny'

/**
 * Turns a clip by so many degrees clockwise into an mp4. The browser's own codecs work on threads of their own. Rejects
 * where it cannot: no codec, a damaged clip. (BNK-027)
 * @example const upright = await turnClip(clip, 90)
 */
export async function turnClip(clip: Blob, degrees: 90 | 270): Promise<Blob> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(clip), formats: [WEBM, MP4] }),
    output: new Output({ format: new Mp4OutputFormat(), target }),
    video: { rotate: degrees, codec: 'avc' },
  })
  const [lost] = conversion.discardedTracks
  if (!conversion.isValid || lost) throw new Error(`The clip cannot be turned: ${lost?.reason ?? 'no valid output'}`)
  await conversion.execute()
  if (target.buffer === null) throw new Error('The clip was not written')
  return new Blob([target.buffer], { type: 'video/mp4' })
}
