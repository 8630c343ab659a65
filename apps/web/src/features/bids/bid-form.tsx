import type { Auction } from '@martillo/contract/auctions'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { type FormEvent, useState } from 'react'
import { formatPrice } from '../../lib/format-price.ts'
import { pesosOfCents } from '../../lib/wire-money.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { ConfirmBid } from './confirm-bid.tsx'
import type { PanelView } from './panel-view.ts'
import { QuickAmounts } from './quick-amounts.tsx'

interface BidFormProps {
  auction: Auction
  view: PanelView
  sending: boolean
  /** Sends it; true when it was accepted. */
  placeBid: (amount: number, confirmed: boolean) => Promise<boolean>
  /** The narrow one at the bottom of a phone. */
  docked?: boolean
}

/**
 * Where the maximum is typed. A live price never touches what is being typed: the minimum is a placeholder. Bidding
 * asks once more, with the amount and the clock, except in the last seconds.
 */
export function BidForm({ auction, view, sending, placeBid, docked = false }: BidFormProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [asking, setAsking] = useState<number | null>(null)
  const minimum = auction.viewer?.minimum_next_bid ?? auction.minimum_next_bid
  const raising = view.form === 'raise'
  const label = raising ? (docked ? 'Subir máximo' : 'Subir mi máximo') : 'PUJAR'

  async function send(amount: number, confirmed: boolean) {
    setAsking(null)
    if (!(await placeBid(amount, confirmed))) return
    // What was typed beside a quick amount, or while the bid was on its way, is not this bid and stays.
    setText((now) => {
      const typed = parsePesos(now)
      return typed.ok && pesosOfCents(typed.cents) === amount ? '' : now
    })
  }

  function ask(amount: number) {
    if (sending) return
    if (view.lastSeconds) void send(amount, false)
    else setAsking(amount)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (raising && text.trim() === '') {
      setFault(`Escribí tu nuevo máximo: al menos ${formatPrice(minimum)}.`)
      return
    }
    const parsed = parsePesos(text.trim() === '' ? formatPrice(minimum) : text)
    if (!parsed.ok) {
      setFault(parsed.sentence)
      return
    }
    const amount = pesosOfCents(parsed.cents)
    if (amount < minimum) {
      setFault(
        `${raising ? 'Tu nuevo máximo tiene que ser de al menos' : 'La puja mínima es'} ${formatPrice(minimum)}.`,
      )
      return
    }
    setFault(null)
    ask(amount)
  }

  return (
    <form noValidate onSubmit={onSubmit} aria-label={raising ? 'Subir mi máximo' : 'Pujar'}>
      {!docked && !raising && (
        <QuickAmounts minimum={minimum} increment={auction.MinIncrement} onPick={ask} disabled={sending} />
      )}
      <div className={docked ? 'flex flex-wrap items-start gap-2' : 'mt-3 grid gap-3'}>
        <Field
          label={raising ? 'Tu nuevo máximo' : 'Tu máximo'}
          hideLabel={docked}
          error={fault ?? undefined}
          className={docked ? 'min-w-0 grow basis-28' : 'min-w-0'}
          {...(!docked && {
            hint: raising
              ? 'Subirlo no cambia el precio ni le avisa a nadie.'
              : `Nadie ve tu máximo. Pujamos por vos de a ${formatPrice(auction.MinIncrement)}, solo lo necesario.`,
          })}
        >
          <MoneyInput
            big={!docked}
            value={text}
            placeholder={formatPrice(minimum).replace(/^\$\s*/, '')}
            onChange={(next) => {
              setText(next)
              setFault(null)
            }}
          />
        </Field>
        <Button
          type="submit"
          kind="bid"
          size={docked ? 'medium' : 'big'}
          wide={!docked}
          loading={sending}
          className={docked ? 'min-h-[50px] max-w-full' : undefined}
        >
          {label}
        </Button>
      </div>
      <ConfirmBid
        auction={auction}
        amount={asking}
        raising={raising}
        onConfirm={(amount) => void send(amount, true)}
        onCancel={() => setAsking(null)}
      />
    </form>
  )
}
