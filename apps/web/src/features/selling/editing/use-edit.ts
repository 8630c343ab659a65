import type { Auction } from '@martillo/contract/auctions'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { paths } from '../../../lib/paths.ts'
import { keyOf } from '../../../lib/use-call.ts'
import { toast } from '../../../ui/toast.ts'
import type { PublishErrors } from '../../publishing/publish-texts.ts'
import type { EditChanges, JudgedChanges } from './judge-changes.ts'
import { saveEdit } from './save-edit.ts'

interface Edit {
  id: number
  /** Waits for what travels; false when a photo could not be sent. */
  settle: () => Promise<boolean>
  judge: () => JudgedChanges
  /** Whether leaving would lose something. */
  isDirty: boolean
}

const PHOTOS_MISSING = 'Hay fotos que no terminaron de subir. Reintentalas o quitalas.'
const NOTHING = 'No cambiaste nada todavía.'

/** Takes what a call answered as what is known of the auction. */
export function useTakeAuction() {
  const { mutate } = useSWRConfig()
  return (auction: Auction) =>
    mutate(keyOf('GET /auctions/:id', { params: { id: auction.ID } }), auction, { revalidate: false })
}

/** Saves an edit once per press, and goes to the auction. What is refused stays as it is typed. */
export function useEdit({ id, settle, judge, isDirty }: Edit) {
  const navigate = useNavigate()
  const take = useTakeAuction()
  const [refused, setRefused] = useState<PublishErrors>({})
  const [isJudged, setIsJudged] = useState(false)
  const [sentence, setSentence] = useState('')
  const [hasBids, setHasBids] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const underWay = useRef(false)

  useEffect(() => {
    if (!isDirty) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  async function send(changes: EditChanges) {
    const saved = await saveEdit(id, changes)
    if (!saved.ok) {
      setRefused(saved.errors)
      setSentence(saved.sentence)
      setHasBids(saved.hasBids)
      return
    }
    await take(saved.auction)
    toast.success(
      saved.auction.state === 'pending'
        ? 'Guardamos los cambios. La publicación espera aprobación.'
        : 'Guardamos los cambios.',
    )
    await navigate(paths.auction(id))
  }

  async function save() {
    if (underWay.current) return
    underWay.current = true
    setIsSending(true)
    setRefused({})
    setSentence('')
    setIsJudged(true)
    const isThere = await settle()
    const judged = judge()
    if (!judged.ok || !isThere) setSentence(isThere ? '' : PHOTOS_MISSING)
    else if (Object.keys(judged.changes).length === 0) setSentence(NOTHING)
    else await send(judged.changes)
    underWay.current = false
    setIsSending(false)
  }

  // Own faults go as soon as they are put right.
  const current = isJudged ? judge() : null
  const errors = { ...refused, ...(current && !current.ok && current.errors) }
  return { save, errors, sentence, hasBids, isSending }
}
