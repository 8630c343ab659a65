import { useRef, useState } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import type { DraftDesk } from './draft-desk.ts'
import { type Published, publishAuction } from './publish-auction.ts'
import { judgeTexts, type PublishErrors, type PublishTexts } from './publish-texts.ts'
import { usePremiumGate } from './use-premium-gate.ts'

interface Written {
  desk: DraftDesk
  texts: PublishTexts
  photos: readonly PickedPhoto[]
}

const PHOTOS_MISSING = 'Hay fotos que no terminaron de subir. Reintentalas o quitalas.'
const NOT_SAVED = 'No pudimos conectarnos. Revisá tu conexión y probá de nuevo.'

function whyNotSaved(desk: DraftDesk): string {
  const { saving, sentence } = desk.state.read()
  if (saving === 'conflict') return 'Este borrador cambió en otro dispositivo: elegí qué dejamos.'
  // It says so itself, with what to do.
  if (saving === 'gone') return ''
  if (saving === 'refused') return sentence
  return saving === 'offline' ? NOT_SAVED : PHOTOS_MISSING
}

/** Judges what is written and publishes it, once, after all of it has reached the server. */
export function usePublish(
  { desk, texts, photos }: Written,
  onPublished: (published: Published & { ok: true }) => void,
) {
  const gate = usePremiumGate(texts.categoryId)
  const [refused, setRefused] = useState<PublishErrors>({})
  const [sentence, setSentence] = useState('')
  /** It was not even sent, for what is written was not there yet. */
  const [isEarly, setIsEarly] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef(false)

  function judge() {
    const judged = judgeTexts(texts, photos.length, serverNow())
    const faults: PublishErrors = judged.ok ? {} : judged.errors
    if (gate && !gate.isOpen) faults.subcategory_id = gate.sentence
    return judged.ok && Object.keys(faults).length === 0
      ? { ok: true as const, values: judged.values }
      : { ok: false as const, faults }
  }

  /** Does nothing while the first press is under way. */
  async function publish(): Promise<void> {
    const judged = judge()
    if (underWay.current || !judged.ok) return
    underWay.current = true
    setIsSending(true)
    setRefused({})
    setSentence('')
    const isThere = await desk.settle()
    // Published already, here or elsewhere: asking again answers which auction it became.
    const mayAsk = isThere || desk.state.read().saving === 'published'
    const published: Published = mayAsk
      ? await publishAuction(judged.values, desk.id)
      : { ok: false, errors: {}, sentence: whyNotSaved(desk) }
    // After success it stays so: a second press must not even ask.
    if (published.ok) {
      desk.finish()
      onPublished(published)
    } else {
      underWay.current = false
      setIsSending(false)
      if (published.isGone) desk.lose()
      setIsEarly(!mayAsk)
      setRefused(published.errors)
      setSentence(published.sentence)
    }
  }

  // What kept it from being sent is over once all has arrived.
  const isOver = isEarly && desk.state.read().saving === 'saved' && !desk.shelf.isBusy()
  return { judge, publish, refused, sentence: isOver ? '' : sentence, isSending }
}
