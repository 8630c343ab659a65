import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormAlert } from '../form-alert.tsx'
import { RESIZE_FAILED } from '../resize-image.ts'
import { type Crop, LARGEST_ZOOM, moved, partOf, WHOLE } from './crop.ts'

const QUALITY = 0.85
const STEP = 0.05

export interface Frame {
  readonly width: number
  readonly height: number
  readonly round?: boolean
}

interface CropDialogProps {
  title: string
  picture: ImageBitmap
  frame: Frame
  /** Saves the cropped JPEG; throws a sentence to show here. */
  onSave: (picture: File) => Promise<void>
  onClose: () => void
}

function toFile(canvas: HTMLCanvasElement): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'foto.jpg', { type: 'image/jpeg' }))
          : reject(new Error(RESIZE_FAILED)),
      'image/jpeg',
      QUALITY,
    )
  })
}

const ARROWS: Record<string, readonly [byX: number, byY: number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** Shows what a picture will look like and lets it be moved and enlarged, by finger, mouse or keys. */
export function CropDialog({ title, picture, frame, onSave, onClose }: CropDialogProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const from = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    const pen = canvas?.getContext('2d')
    if (!pen) return
    const { left, top, width, height } = partOf(picture, frame, crop)
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, frame.width, frame.height)
    pen.drawImage(picture, left, top, width, height, 0, 0, frame.width, frame.height)
  }, [canvas, picture, frame, crop])

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (!from.current) return
    const box = event.currentTarget.getBoundingClientRect()
    const byX = (event.clientX - from.current.x) / box.width
    const byY = (event.clientY - from.current.y) / box.height
    from.current = { x: event.clientX, y: event.clientY }
    setCrop((now) => moved(picture, frame, now, byX, byY))
  }

  function press(event: KeyboardEvent) {
    const by = ARROWS[event.key]
    if (!by) return
    event.preventDefault()
    setCrop((now) => moved(picture, frame, now, ...by))
  }

  async function save() {
    if (!canvas) return
    setSaving(true)
    setFault(undefined)
    try {
      await onSave(await toFile(canvas))
      onClose()
    } catch (error) {
      setFault(error instanceof Error ? error.message : RESIZE_FAILED)
      setSaving(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description="Arrastrá la foto para acomodarla."
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={saving} onClick={() => void save()}>
            Guardar
          </Button>
        </>
      }
    >
      {fault && <FormAlert>{fault}</FormAlert>}
      <canvas
        ref={setCanvas}
        width={frame.width}
        height={frame.height}
        tabIndex={0}
        role="img"
        aria-label="Así se va a ver. Movela con las flechas."
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null
        }}
        className={`mx-auto mt-2 block w-full cursor-grab touch-none border border-line active:cursor-grabbing ${frame.round ? 'max-w-72 rounded-full' : 'rounded-card'}`}
      />
      <label className="mt-4 block text-14 font-semibold">
        Acercar
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value)
            setCrop((now) => ({ ...now, zoom }))
          }}
          className="mt-2 block h-8 w-full accent-brand"
        />
      </label>
    </Dialog>
  )
}
