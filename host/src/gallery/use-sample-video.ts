import { useEffect, useState } from 'react'

export interface SampleVideo {
  readonly src: string
  readonly cover: string
}

/** Records a one-second video from a canvas; no real video lies in the repository. */
export function useSampleVideo(): SampleVideo | undefined {
  const [sample, setSample] = useState<SampleVideo>()
  useEffect(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 180
    const pen = canvas.getContext('2d')
    if (!pen || typeof MediaRecorder === 'undefined') return
    const paint = (share: number) => {
      pen.fillStyle = '#0e4a38'
      pen.fillRect(0, 0, 320, 180)
      pen.fillStyle = '#e3a63b'
      pen.fillRect(0, 172, 320 * share, 8)
    }
    paint(0)
    const cover = canvas.toDataURL()
    const recorder = new MediaRecorder(canvas.captureStream(15))
    const parts: Blob[] = []
    let address: string | undefined
    let tick = 0
    const clock = setInterval(() => {
      tick += 1
      paint(tick / 15)
      if (tick === 15) recorder.stop()
    }, 66)
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => {
      clearInterval(clock)
      address = URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }))
      setSample({ src: address, cover })
    }
    recorder.start()
    return () => {
      clearInterval(clock)
      recorder.ondataavailable = null
      recorder.onstop = null
      if (recorder.state !== 'inactive') recorder.stop()
      if (address) URL.revokeObjectURL(address)
    }
  }, [])
  return sample
}
