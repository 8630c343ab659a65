import type { Auction } from '@martillo/contract/auctions'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { newUuid } from '../../lib/new-uuid.ts'
import { pesosOfCents } from '../../lib/wire-money.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { toast } from '../../ui/toast.ts'

interface CorrectBidProps {
  auction: Auction
  /** The UUID of the bid that was typed wrong. */
  bid: string
  open: boolean
  onClose: () => void
  take: (auction: Auction) => void
}

/** Corrects a typing error with the amount that was meant. It is the person's last word in this auction. */
export function CorrectBid({ auction, bid, open, onClose, take }: CorrectBidProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  // One correction per opening: a retry after a lost answer carries the same identity.
  const [uuid] = useState(newUuid)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const parsed = parsePesos(text)
    if (!parsed.ok) {
      setFault(parsed.sentence)
      return
    }
    setFault(undefined)
    setSending(true)
    try {
      const reply = await call('POST /auctions/:id/bids/:uuid/correct', {
        params: { id: auction.ID, uuid },
        body: { amount: pesosOfCents(parsed.cents), bid },
      })
      take(reply.auction)
      toast.success('Corregimos tu puja.')
      onClose()
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos corregir tu puja. Probá de nuevo.'))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Corregir mi puja"
      description="Escribí el monto que querías poner. Es tu última palabra: después no vas a poder volver a pujar en esta subasta."
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-4 pt-1">
        <Field label="El monto correcto" error={fault}>
          <MoneyInput value={text} onChange={setText} big />
        </Field>
        <Button type="submit" loading={sending} wide>
          Corregir
        </Button>
      </form>
    </Dialog>
  )
}
