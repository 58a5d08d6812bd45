/** Formats in the wanted order. Firefox records no sound where a format names pictures only. (BNK-026) */
const formats = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const

/**
 * Selects the format of the recording; undefined where the browser records none of them. (BNK-026, ERR-12)
 * @example recordingFormat((type) => MediaRecorder.isTypeSupported(type)) // 'video/webm;codecs=vp8,opus'
 */
export function recordingFormat(isSupported: (type: string) => boolean): string | undefined {
  return formats.find(isSupported)
}

/**
 * File name of a clip by what it is; the server judges its bytes.
 * @example clipName('video/webm;codecs=vp8,opus') // 'video.webm'
 */
export function clipName(type: string): string {
  return /^video\/mp4\b/.test(type) ? 'video.mp4' : 'video.webm'
}
