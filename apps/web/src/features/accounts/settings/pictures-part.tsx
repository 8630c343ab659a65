import type { OwnUser } from '@martillo/contract/profile'
import { Camera, ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toast.ts'
import { PhotoInput } from '../photo-input.tsx'
import { RESIZE_FAILED } from '../resize-image.ts'
import { CropDialog, type Frame } from './crop-dialog.tsx'
import { useKeepOwnUser } from './own-user.ts'

const FAILED = 'Error al subir avatar/banner'

type Purpose = 'avatar' | 'banner'

const FRAMES: Record<Purpose, Frame & { title: string }> = {
  avatar: { width: 600, height: 600, round: true, title: 'Tu foto de perfil' },
  banner: { width: 800, height: 200, title: 'Tu portada' },
}

async function send(purpose: Purpose, file: File): Promise<Partial<OwnUser>> {
  const body = new FormData()
  body.append('image', file)
  if (purpose === 'avatar') return call('POST /user/upload-avatar', { body })
  return call('POST /user/upload-banner', { body })
}

/** The photo and the banner as everybody sees them, and how to change each: choose, crop, done. */
export function PicturesPart({ user }: { user: OwnUser }) {
  const keep = useKeepOwnUser()
  const [chosen, setChosen] = useState<{ purpose: Purpose; picture: ImageBitmap } | null>(null)
  const [fault, setFault] = useState<string>()

  async function choose(purpose: Purpose, file: File) {
    setFault(undefined)
    try {
      setChosen({ purpose, picture: await createImageBitmap(file, { imageOrientation: 'from-image' }) })
    } catch {
      setFault(RESIZE_FAILED)
    }
  }

  async function save(purpose: Purpose, file: File) {
    try {
      const change = await send(purpose, file)
      toast.success(purpose === 'avatar' ? 'Cambiaste tu foto' : 'Cambiaste tu portada')
      await keep(change)
    } catch (error) {
      throw new Error(sentenceOf(error, FAILED))
    }
  }

  function close() {
    chosen?.picture.close()
    setChosen(null)
  }

  return (
    <div>
      <div className="head-gradient h-28 overflow-hidden rounded-card md:h-40">
        {user.banner && (
          <Picture
            path={user.banner}
            width={880}
            sizes="(max-width: 900px) 100vw, 800px"
            widths={[440, 880]}
            alt=""
            loading="eager"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 px-2">
        <Avatar
          name={user.Username}
          image={user.ProfileImage}
          className="-mt-9 relative size-20 border-4 border-surface text-22"
        />
        <p className="min-w-0 flex-1 truncate pb-1 text-18 font-bold">{user.Username}</p>
        <div className="flex flex-wrap gap-2 pb-1">
          <PickButton purpose="avatar" label="Cambiar foto" onPick={choose} />
          <PickButton purpose="banner" label="Cambiar portada" onPick={choose} />
        </div>
      </div>
      {fault && (
        <p role="alert" className="mt-2 text-14 font-medium text-urgent">
          {fault}
        </p>
      )}
      {chosen && (
        <CropDialog
          title={FRAMES[chosen.purpose].title}
          picture={chosen.picture}
          frame={FRAMES[chosen.purpose]}
          onSave={(file) => save(chosen.purpose, file)}
          onClose={close}
        />
      )}
    </div>
  )
}

interface PickButtonProps {
  purpose: Purpose
  label: string
  onPick: (purpose: Purpose, file: File) => Promise<void>
}

function PickButton({ purpose, label, onPick }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const Icon = purpose === 'avatar' ? Camera : ImageUp
  return (
    <>
      <Button kind="line" size="small" onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <PhotoInput ref={input} label={label} onPick={(file) => void onPick(purpose, file)} />
    </>
  )
}
